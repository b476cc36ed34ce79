// Cards and their points in sentences: renown.words a second time, held to it by a test.

import { gettext, joinAnd, joinOr, ngettext } from "./words.js";

const NAMES = {
  stone: () => gettext("stone"),
  chimera: () => gettext("chimera"),
  thistle: () => gettext("thistle"),
  clue: () => gettext("clue"),
  night: () => gettext("night card"),
  forest: () => gettext("forest"),
  river: () => gettext("river"),
  desert: () => gettext("desert"),
  city: () => gettext("city"),
  haven: () => gettext("Mystic Haven"),
};

const COUNTS = {
  stone: (number) => ngettext("%(number)d stone", "%(number)d stones", number, { number }),
  chimera: (number) => ngettext("%(number)d chimera", "%(number)d chimeras", number, { number }),
  thistle: (number) => ngettext("%(number)d thistle", "%(number)d thistles", number, { number }),
  clue: (number) => ngettext("%(number)d clue", "%(number)d clues", number, { number }),
  night: (number) =>
    ngettext("%(number)d night card", "%(number)d night cards", number, { number }),
  forest: (number) => ngettext("%(number)d forest", "%(number)d forests", number, { number }),
  river: (number) => ngettext("%(number)d river", "%(number)d rivers", number, { number }),
  desert: (number) => ngettext("%(number)d desert", "%(number)d deserts", number, { number }),
  city: (number) => ngettext("%(number)d city", "%(number)d cities", number, { number }),
  haven: (number) =>
    ngettext("%(number)d Mystic Haven", "%(number)d Mystic Havens", number, { number }),
};

/** Names one of a thing. */
export const nameThing = (what) => NAMES[what]();

/** Names a number of things. */
export const countThings = (what, number) => COUNTS[what](number);

const listNeeded = (requirements) =>
  joinAnd(requirements.map((each) => countThings(each.what, each.needed)));
const listVisible = (counts) =>
  joinAnd(counts.map((each) => countThings(each.what, each.visible)));

/** Says what a quest pays, and for what. */
function describeQuest(quest) {
  const points = quest.points;
  switch (quest.kind) {
    case "flat":
      return gettext("Pays %(points)d.", { points });
    case "each":
      return gettext("Pays %(points)d for each %(things)s.", {
        points, things: joinOr(quest.of.map(nameThing)),
      });
    case "each set":
      return gettext("Pays %(points)d for each set of %(things)s.", {
        points, things: joinAnd(quest.of.map(nameThing)),
      });
    case "at least":
      return gettext("Pays %(points)d with %(things)s or more.", {
        points, things: countThings(quest.of[0], quest.needed),
      });
    default:
      return ngettext(
        "Pays %(points)d if you give up %(number)d Sanctuary.",
        "Pays %(points)d if you give up %(number)d Sanctuaries.",
        quest.sanctuaries,
        { points, number: quest.sanctuaries },
      );
  }
}

/** Says why a card paid what it paid, in one or more sentences. */
export function explain(line) {
  if (line.outcome === "given up") return gettext("Given up: it no longer counts.");
  if (line.outcome === "no quest") return gettext("No quest.");
  const sentences = [describeQuest(line.card.quest)];
  if (line.outcome === "declined") sentences.push(gettext("None was given up."));
  if (line.givenUp.length) {
    const cards = joinAnd(line.givenUp.map((card) => card.name));
    sentences.push(gettext("Given up: %(cards)s.", { cards }));
  }
  if (line.requirements.length) {
    sentences.push(gettext("Asks for %(needed)s; visible: %(visible)s.", {
      needed: listNeeded(line.requirements), visible: listVisible(line.requirements),
    }));
    const missing = line.requirements.filter((each) => each.visible < each.needed);
    if (missing.length) {
      const things = joinAnd(
        missing.map((each) => countThings(each.what, each.needed - each.visible)));
      sentences.push(gettext("Missing: %(things)s.", { things }));
    }
  }
  if (line.outcome === "paid" && line.counted.length) sentences.push(explainCount(line));
  return sentences.join(" ");
}

function explainCount({ card, counted, times, points }) {
  const values = { visible: listVisible(counted), times, each: card.quest.points, points };
  return card.quest.kind === "each set"
    ? ngettext(
      "Visible: %(visible)s, so %(times)d complete set: %(times)d × %(each)d = %(points)d.",
      "Visible: %(visible)s, so %(times)d complete sets: %(times)d × %(each)d = %(points)d.",
      times,
      values,
    )
    : gettext("Visible: %(visible)s; %(times)d × %(each)d = %(points)d.", values);
}
