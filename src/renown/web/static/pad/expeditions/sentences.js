// What is refused, odd, and decided, in sentences.

import { GOALS, isDisputed, WORKERS_MAPS } from "../rules/expeditions.js";
import { gettext, joinAnd, ngettext } from "../words.js";
import { nameCategory, nameFigure } from "./names.js";
import { BOAST } from "./table.js";

/** Says why a token cannot be placed. */
export function describeRefusal({ kind, category, counts }) {
  switch (kind) {
    case "game over": return gettext("The game is over: no turn is left to boast in.");
    case "stands":
      return gettext("A token stands on %(category)s already.", {
        category: nameCategory(category),
      });
    case "all placed": return gettext("All 4 glory tokens are placed.");
    case "another's turn":
      return gettext("The last turns have begun, and it is another player's.");
    default: return describeMissing(category, counts);
  }
}

function describeMissing(category, counts) {
  if (category === "corruption20") {
    return gettext("Only the owner of the corruption token of value 20 may boast with it.");
  }
  if (category === WORKERS_MAPS) {
    return gettext(
      "It takes 7 workers or 5 map tokens; there are %(workers)d and %(maps)d.", counts);
  }
  const values = {
    goal: GOALS[category], category: nameCategory(category), count: counts[category],
  };
  return category === "corruption"
    ? gettext(
      "It takes %(goal)d %(category)s, the one of value 20 not counted; there are %(count)d.",
      values,
    )
    : gettext("It takes %(goal)d %(category)s; there are %(count)d.", values);
}

/** Says what cannot be. */
export function describeFault(fault, names) {
  const { kind, seats, figure, text, tokens, category, values, upgrades } = fault;
  const name = names[seats[0]];
  switch (kind) {
    case "two owners":
      return gettext("%(names)s both own the corruption token of value 20: there is one.", {
        names: joinAnd(seats.map((seat) => names[seat])),
      });
    case "no number":
      return gettext("%(name)s: %(figure)s: “%(text)s” is no whole number.", {
        name, figure: nameFigure(figure), text,
      });
    case "too large":
      return gettext("%(name)s: %(figure)s cannot be more than 9,999.", {
        name, figure: nameFigure(figure),
      });
    case "too small":
      return gettext("%(name)s: %(figure)s cannot be less than 0.", {
        name, figure: nameFigure(figure),
      });
    case "tokens":
      return gettext("%(name)s: %(tokens)d glory tokens are named, and everybody has 4.", {
        name, tokens,
      });
    case "category twice":
      return gettext("%(name)s: only one token can stand on %(category)s.", {
        name, category: nameCategory(category),
      });
    default:
      return gettext("%(name)s: there are %(values)d values of items, and %(upgrades)d upgraded.", {
        name, values, upgrades,
      });
  }
}

/** Says what should be looked at again. */
export function describeOddity({ kind, seat, category, count, goal }, names) {
  if (kind === "not over") {
    return gettext("Nobody has placed 4 glory tokens: the game is not over.");
  }
  const name = names[seat];
  return category === "corruption20"
    ? gettext("%(name)s has a token on the corruption token of value 20, and does not own it.", {
      name,
    })
    : gettext(
      "%(name)s has a token on %(category)s: that took %(goal)d, now there are %(count)d.",
      { name, category: nameCategory(category), goal, count },
    );
}

/** Says what the last step of the game was. taken: the seats that have had their last turn. */
export function describeStep({ kind, seat, category }, names, taken) {
  return kind === BOAST
    ? gettext("%(name)s placed a token: %(category)s.", {
      name: names[seat], category: nameCategory(category),
    })
    : gettext("%(name)s has taken their last turn.", { name: names[taken.at(-1)] });
}

/** Names a reading of what breaks a tie. */
export function nameReading({ addsPower, addsBoth }) {
  if (addsPower) {
    return addsBoth ? gettext("With power; workers and maps added together")
      : gettext("With power; the larger of workers and maps");
  }
  return addsBoth ? gettext("Without power; workers and maps added together")
    : gettext("Without power; the larger of workers and maps");
}

/** Says who won, and what decided; or what it takes until somebody can have won. */
export function judge({ result, tied, missing, without, lacksIcons, faults }, names) {
  const joined = (seats) => joinAnd(seats.map((seat) => names[seat]));
  const unknown = [
    ...without.length
      ? [gettext("Still to be entered: the coins of %(names)s.", { names: joined(without) })] : [],
    ...lacksIcons ? [gettext("Still to be entered: the icons of the Automa.")] : [],
  ];
  if (!result) return unknown;
  const { winners, tieBreak, sheets } = result;
  if (!tieBreak) return [describeWinners(winners, sheets, names)];
  // An Automa has no counts to compare: then nobody is asked for any.
  const tie = tied.length
    ? gettext(
      "%(names)s are tied for first. The greater sum over all glory categories decides.",
      { names: joined(tied) },
    )
    : gettext("%(names)s are tied for first, and nothing decides.", {
      names: joined(tieBreak.tied),
    });
  if (missing.length) {
    return [tie, gettext("Nobody has won yet: it takes the counts of %(names)s.", {
      names: joined(missing),
    })];
  }
  return faults.length ? [tie] : [describeWinners(winners, sheets, names), tie];
}

function describeWinners(winners, sheets, names) {
  const coins = sheets[winners[0]].total;
  const winnerNames = winners.map((seat) => names[seat]);
  const values = { name: winnerNames[0], names: joinAnd(winnerNames), coins };
  return winners.length > 1
    ? ngettext(
      "%(names)s share the win with %(coins)d coin!",
      "%(names)s share the win with %(coins)d coins!",
      coins,
      values,
    )
    : ngettext(
      "%(name)s wins with %(coins)d coin!", "%(name)s wins with %(coins)d coins!", coins, values);
}

/** Says whether the readings agree, and which one decides. */
export const compareReadings = (tieBreak) => isDisputed(tieBreak)
  ? gettext("The readings name different winners. The first one decides.")
  : gettext("All readings agree.");

/** Says why a line of a score sheet pays what it pays. */
export function explainLine({ source, count, each, points }, player) {
  switch (source) {
    case "coins": return gettext("The value of all coins.");
    case "glory": return explainGlory(player, { count, each, points });
    case "items":
      return count === 0 ? gettext("No upgraded item.")
        : gettext("Values of upgraded items: %(values)s = %(points)d.", {
          values: player.itemValues.join(" + "), points,
        });
    case "corruption":
      return gettext(
        "Each corruption token pays 2, the one of value 20 too: %(count)d × %(each)d = %(points)d.",
        { count, each, points },
      );
    default:
      return gettext("Icons times the value of each: %(count)d × %(each)d = %(points)d.", {
        count, each, points,
      });
  }
}

function explainGlory({ counts, glory }, { count, each, points }) {
  if (!count) return gettext("No glory token.");
  const { quests } = counts;
  const categories = joinAnd(glory.map(nameCategory));
  return ngettext(
    "With %(quests)d solved quest each glory token pays %(each)d: %(count)d × %(each)d = %(points)d. Tokens: %(categories)s.",
    "With %(quests)d solved quests each glory token pays %(each)d: %(count)d × %(each)d = %(points)d. Tokens: %(categories)s.",
    quests,
    { quests, each, count, points, categories },
  );
}

/** Says what one more quest would bring. */
export const describeMore = (coins) => coins
  ? ngettext(
    "One more solved quest would bring %(coins)d coin more.",
    "One more solved quest would bring %(coins)d coins more.",
    coins,
    { coins },
  )
  : gettext("One more solved quest would bring nothing more.");
