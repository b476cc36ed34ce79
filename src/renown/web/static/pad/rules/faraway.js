// The rules of scoring, a second time. renown.faraway is the first writing; a test holds this one
// to it, so that people without a network get the same points.
//
// A card is {id, number, meteorite, set, counts: {stone: 2, forest: 1}, condition: {stone: 1}, quest}
// and a quest null or {kind, points, of, needed, sanctuaries}, as the server hands them out.

export const ROW_LENGTH = 8;
export const MOST_SANCTUARIES = ROW_LENGTH - 1;

const visibleOf = (visible, what) => visible.get(what) ?? 0;

function turnUp(visible, card, sign = 1) {
  for (const [what, number] of Object.entries(card.counts)) {
    visible.set(what, visibleOf(visible, what) + sign * number);
  }
}

/** The Regions of a row that stay visible: its Meteorites, and those that share a last digit. */
export function alwaysVisible(row) {
  const digits = new Set(row.filter((card) => card.meteorite).map((card) => card.number % 10));
  return new Set(row.filter((card) => digits.has(card.number % 10)));
}

/** What a card asks for before it pays, with what is visible of it. */
function requirementsOf(card, visible) {
  const needed = Object.entries(card.condition ?? {});
  if (card.quest.kind === "at least") needed.push([card.quest.of[0], card.quest.needed]);
  return needed.map(([what, number]) => ({
    what, needed: number, visible: visibleOf(visible, what),
  }));
}

/** How many times a quest pays its points where all it asks for is there. */
function timesOf(quest, counted, givenUp) {
  switch (quest.kind) {
    case "each": return counted.reduce((sum, each) => sum + each.visible, 0);
    case "each set": return Math.min(...counted.map((each) => each.visible));
    case "sacrifice": return givenUp.length ? 1 : 0;
    default: return 1;
  }
}

/** What one card pays with what is visible at its moment, and why. */
function scoreCard(card, visible, givenUp) {
  const line = {
    card, points: 0, outcome: "no quest", requirements: [], counted: [], times: 0, givenUp,
  };
  const quest = card.quest;
  if (!quest) return line;
  line.requirements = requirementsOf(card, visible);
  if (quest.kind === "each" || quest.kind === "each set") {
    line.counted = quest.of.map((what) => ({ what, visible: visibleOf(visible, what) }));
  }
  if (line.requirements.some((each) => each.visible < each.needed)) {
    line.outcome = "unmet";
    return line;
  }
  line.outcome = quest.kind === "sacrifice" && !givenUp.length ? "declined" : "paid";
  line.times = timesOf(quest, line.counted, givenUp);
  line.points = quest.points * line.times;
  return line;
}

/**
 * Scores a row from right to left, then its Sanctuaries.
 * given: for the id of a Region, the Sanctuaries given up for it.
 */
export function score(row, sanctuaries, given = {}) {
  const kept = alwaysVisible(row);
  const visible = new Map();
  for (const card of [...sanctuaries, ...kept]) turnUp(visible, card);
  const gone = new Set();
  const regions = [];
  for (const card of [...row].reverse()) {
    if (!kept.has(card)) turnUp(visible, card);
    const givenUp = given[card.id] ?? [];
    regions.unshift(scoreCard(card, visible, givenUp));
    for (const each of givenUp) {
      turnUp(visible, each, -1);
      gone.add(each);
    }
  }
  const lines = sanctuaries.map((card) => gone.has(card)
    ? { card, points: 0, outcome: "given up", requirements: [], counted: [], times: 0, givenUp: [] }
    : scoreCard(card, visible, []));
  const total = [...regions, ...lines].reduce((sum, line) => sum + line.points, 0);
  return { row, regions, sanctuaries: lines, total };
}

/** Every choice of so many of some cards. */
function choose(cards, number) {
  if (number === 0) return [[]];
  return cards.flatMap((card, place) =>
    choose(cards.slice(place + 1), number - 1).map((rest) => [card, ...rest]));
}

/**
 * The most that Regions can score with their Sanctuaries: with the best sacrifices, and with
 * `reorder` in the best order too. Exact: every possibility is looked at.
 *
 * What a Region pays depends on which cards were scored before it and what was given up, not on the
 * order of either. So the best way to each such state is kept, and grown by one Region at a time.
 */
export function best(row, sanctuaries, { reorder }) {
  const kept = alwaysVisible(row);
  const everything = 2 ** row.length - 1;
  // By what has been scored: for each set of Sanctuaries given up, the best way there.
  const ways = Array.from({ length: everything + 1 }, () => new Map());
  ways[0].set(0, { total: 0, order: [], given: {} });
  for (let scored = 0; scored < everything; scored += 1) {
    for (const [gone, way] of ways[scored]) {
      const left = sanctuaries.filter((_, place) => !((gone >> place) & 1));
      const visible = new Map();
      for (const card of [...left, ...kept]) turnUp(visible, card);
      row.forEach((card, place) => {
        if ((scored >> place) & 1 && !kept.has(card)) turnUp(visible, card);
      });
      const rightmost = row.length - 1 - way.order.length;
      row.forEach((card, place) => {
        if ((scored >> place) & 1 || (!reorder && place !== rightmost)) return;
        if (!kept.has(card)) turnUp(visible, card);
        for (const givenUp of offers(card, left)) {
          const points = scoreCard(card, visible, givenUp).points;
          const total = way.total + points;
          const goneThen = givenUp.reduce(
            (mask, each) => mask | (1 << sanctuaries.indexOf(each)), gone);
          const next = ways[scored | (1 << place)];
          if (total > (next.get(goneThen)?.total ?? -1)) {
            const given = givenUp.length ? { ...way.given, [card.id]: givenUp } : way.given;
            next.set(goneThen, { total, order: [card, ...way.order], given });
          }
        }
        if (!kept.has(card)) turnUp(visible, card, -1);
      });
    }
  }
  const ends = [...ways[everything].values()].map((way) => ({
    row: way.order, given: way.given, total: score(way.order, sanctuaries, way.given).total,
  }));
  // Of several that score the same, one that gives up least.
  return ends.reduce((first, other) =>
    other.total > first.total
      || (other.total === first.total && givenUpIn(other) < givenUpIn(first)) ? other : first);
}

const givenUpIn = ({ given }) => Object.values(given).flat().length;

/** What can be given up for a Region: nothing, or every choice it asks for. */
const offers = (card, left) => card.quest?.kind === "sacrifice"
  ? [[], ...choose(left, card.quest.sanctuaries)]
  : [[]];

/** The Regions of a row that ask for a sacrifice. */
export const askForSacrifice = (row) => row.filter((card) => card.quest?.kind === "sacrifice");

/** Compares exploration times: on equal numbers the Meteorite counts as the higher. */
export const compareTimes = (one, other) =>
  one.number - other.number || Number(one.meteorite) - Number(other.meteorite);

/** How many Sanctuaries a row brings: one for each Region higher than the one before. */
export const ascents = (row) =>
  row.filter((card, place) => place > 0 && compareTimes(card, row[place - 1]) > 0).length;

/**
 * Ranks score sheets, the best first; a seat is a place in `sheets`.
 * tieBreak: "lowest_card" or "lowest_total".
 */
export function rank(sheets, tieBreak) {
  const standings = sheets.map((sheet, seat) => ({
    seat,
    fame: sheet.total,
    lowestCard: [...sheet.row].sort(compareTimes)[0] ?? null,
    totalTime: sheet.row.reduce((sum, card) => sum + card.number, 0),
  }));
  const compare = (one, other) => other.fame - one.fame || compareTie(one, other, tieBreak);
  standings.sort((one, other) => compare(one, other) || one.seat - other.seat);
  standings.forEach((standing, place) => {
    const before = standings[place - 1];
    standing.rank = before && compare(before, standing) === 0 ? before.rank : place + 1;
  });
  return standings;
}

/** An empty row wins no tie. */
function compareTie(one, other, tieBreak) {
  if (!one.lowestCard || !other.lowestCard) {
    return Number(!one.lowestCard) - Number(!other.lowestCard);
  }
  return tieBreak === "lowest_total"
    ? one.totalTime - other.totalTime
    : compareTimes(one.lowestCard, other.lowestCard);
}
