// The rules of the end of a game of Expeditions, a second time. renown.expeditions is the first
// writing; a test holds this one to it, so that people without a network get the same result.
//
// A player is {coins, glory: ["quests"], itemValues: [6], counts, power}, with counts {quests,
// melds, upgrades, corruption, corruption20, cards, workers, maps}. Melds, upgrades and power are
// null where they were not told. An Automa is {icons: [{count, each}]}. A seat is a place among the
// players.

export const TOKENS = 4;
export const MOST_PLAYERS = 6;

/** Above every figure of a game; a larger one is a slip of the finger. */
export const MOST = 9_999;

/** The category that workers and map tokens share; either goal will do. */
export const WORKERS_MAPS = "workers_maps";
export const WORKERS_GOAL = 7;
export const MAPS_GOAL = 5;

/** What has to be owned to boast, for the categories that have one goal. */
export const GOALS = { quests: 4, melds: 4, upgrades: 4, corruption20: 1, corruption: 7, cards: 8 };

export const CATEGORIES = [...Object.keys(GOALS), WORKERS_MAPS];

/** The categories whose counts do not normally fall. */
const LASTING = ["quests", "melds", "upgrades", "corruption20", "corruption"];

/** What each glory token pays with 0, 1, 2, and 3 or more solved quests. */
const GLORY = [5, 6, 8, 10];

/** What each corruption token pays, the one of value 20 too. */
const CORRUPTION = 2;

/** Whether the goal of a category is met. */
export const meets = (counts, category) => category === WORKERS_MAPS
  ? counts.workers >= WORKERS_GOAL || counts.maps >= MAPS_GOAL
  : Number(counts[category]) >= GOALS[category];

/** The categories a player may boast in now. */
export const openCategories = (placed, counts) => placed.length >= TOKENS ? []
  : CATEGORIES.filter((category) => !placed.includes(category) && meets(counts, category));

/**
 * A game without any glory token placed.
 *
 * placed: each seat's categories; triggeredBy: the seat that placed the first fourth token, or
 * null; turnsTaken: how many of the last turns are over.
 */
export const openBasecamp = (players) => ({
  placed: Array.from({ length: players }, () => []), triggeredBy: null, turnsTaken: 0,
});

/**
 * The seats that still have a last turn, in order; empty before the end is triggered.
 *
 * Everyone has exactly one, so that the seat that triggered has the last turn of the game.
 */
export function lastTurns({ placed, triggeredBy, turnsTaken }) {
  if (triggeredBy === null) return [];
  return placed.map((_, step) => (triggeredBy + 1 + step) % placed.length).slice(turnsTaken);
}

export const isOver = (basecamp) =>
  basecamp.triggeredBy !== null && !lastTurns(basecamp).length;

/** Why no token can be placed on a category, goals aside; null where one can. */
export function refuseToken(basecamp, seat, category) {
  if (isOver(basecamp)) return { kind: "game over" };
  if (basecamp.placed[seat].includes(category)) return { kind: "stands", category };
  return refuseSeat(basecamp, seat);
}

/** Why a seat can place no token at all now; null where it can. */
export function refuseSeat(basecamp, seat) {
  const turns = lastTurns(basecamp);
  if (isOver(basecamp)) return { kind: "game over" };
  if (basecamp.placed[seat].length >= TOKENS) return { kind: "all placed" };
  return turns.length && turns[0] !== seat ? { kind: "another's turn" } : null;
}

/** Why a player cannot boast in a category; null where they can. */
export const refuseBoast = (basecamp, seat, category, counts) =>
  refuseToken(basecamp, seat, category)
  ?? (meets(counts, category) ? null : { kind: "goal not met", category, counts });

/** Places a token that nothing refuses; the first fourth one of a table triggers the end. */
export function placeToken(basecamp, seat, category) {
  const tokens = [...basecamp.placed[seat], category];
  const triggers = basecamp.triggeredBy === null && tokens.length === TOKENS;
  return {
    ...basecamp,
    placed: basecamp.placed.with(seat, tokens),
    triggeredBy: triggers ? seat : basecamp.triggeredBy,
  };
}

/** Ends the last turn that is being taken. */
export const endTurn = (basecamp) => ({ ...basecamp, turnsTaken: basecamp.turnsTaken + 1 });

const isAutoma = (player) => "icons" in player;

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** What each glory token pays. */
const gloryValue = (quests) => GLORY[Math.min(quests, GLORY.length - 1)];

/** How many more coins one more solved quest would bring. */
export const oneMoreQuest = ({ glory, counts: { quests } }) =>
  glory.length * (gloryValue(quests + 1) - gloryValue(quests));

/** What one player has, line by line in the order it is counted: {lines, total}. */
export function score(player) {
  const lines = isAutoma(player) ? scoreIcons(player) : scorePlayer(player);
  return { lines, total: sumOf(lines.map((line) => line.points)) };
}

const scoreIcons = ({ icons }) =>
  icons.map(({ count, each }) => ({ source: "icons", count, each, points: count * each }));

function scorePlayer({ coins, glory, itemValues, counts }) {
  const each = gloryValue(counts.quests);
  const corruption = counts.corruption + Number(counts.corruption20);
  return [
    { source: "coins", count: coins, each: 1, points: coins },
    { source: "glory", count: glory.length, each, points: glory.length * each },
    { source: "items", count: itemValues.length, each: null, points: sumOf(itemValues) },
    {
      source: "corruption", count: corruption, each: CORRUPTION, points: corruption * CORRUPTION,
    },
  ];
}

/** What no players can have; nothing is settled with it. Each is {kind, seats} and more. */
export function findFaults(players) {
  const owners = seatsWhere(players, (player) => player.counts?.corruption20);
  return [
    ...owners.length > 1 ? [{ kind: "two owners", seats: owners.slice(0, 2) }] : [],
    ...players.flatMap((player, seat) =>
      isAutoma(player) ? faultsOfAutoma(player, seat) : faultsOfPlayer(player, seat)),
  ];
}

const seatsWhere = (players, fits) =>
  players.flatMap((player, seat) => fits(player) ? [seat] : []);

function faultsOfPlayer({ coins, glory, itemValues, counts, power }, seat) {
  const { corruption20, ...numbers } = counts;
  const seats = [seat];
  const figures = [...Object.entries({ coins, ...numbers, power }),
    ...itemValues.map((value) => ["itemValue", value])];
  const faults = faultsOfFigures(figures, seat);
  if (glory.length > TOKENS) faults.push({ kind: "tokens", seats, tokens: glory.length });
  for (const category of new Set(glory)) {
    if (glory.filter((other) => other === category).length > 1) {
      faults.push({ kind: "category twice", seats, category });
    }
  }
  if (counts.upgrades !== null && itemValues.length > counts.upgrades) {
    const { upgrades } = counts;
    faults.push({ kind: "item values", seats, values: itemValues.length, upgrades });
  }
  return faults;
}

const faultsOfAutoma = ({ icons }, seat) => faultsOfFigures(
  icons.flatMap(({ count, each }) => [["icon", count], ["icon", each]]), seat);

const faultsOfFigures = (figures, seat) => figures
  .filter(([, number]) => number > MOST || number < 0)
  .map(([figure, number]) =>
    ({ kind: number < 0 ? "too small" : "too large", seats: [seat], figure }));

/** What is odd about figures that can still be those of a game. */
export function findOddities(players) {
  const oddities = players.flatMap((player, seat) => isAutoma(player) ? []
    : player.glory.filter((category) => LASTING.includes(category))
      .map((category) => ({ category, count: player.counts[category] }))
      .filter(({ category, count }) => count !== null && count < GOALS[category])
      .map(({ category, count }) => ({
        kind: "below goal", seat, category, count: Number(count), goal: GOALS[category],
      })));
  const isNotOver = players.every((player) => !isAutoma(player) && player.glory.length < TOKENS);
  return isNotOver ? [...oddities, { kind: "not over" }] : oddities;
}

/**
 * Scores a table and finds who wins: {sheets, ranks, winners, tieBreak}.
 *
 * tieBreak is null where nobody is tied for first, or else {tied, readings}: the seats, and every
 * reading of the sum, {addsPower, addsBoth, sums, winners}, the one that decides first.
 */
export function settle(players) {
  const sheets = players.map(score);
  const totals = sheets.map((sheet) => sheet.total);
  const tied = greatest(totals);
  const tieBreak = tied.length > 1 ? breakTie(players, tied) : null;
  const winners = tieBreak?.readings[0]?.winners ?? tied;
  return { sheets, ranks: rank(totals, winners), winners, tieBreak };
}

const greatest = (numbers) => {
  const most = Math.max(...numbers);
  return numbers.flatMap((number, place) => number === most ? [place] : []);
};

/**
 * Adds up all glory categories, those without a token included.
 *
 * addsPower: whether power is added; addsBoth: whether workers and maps are added together, or only
 * the larger of the two.
 */
function tieSum({ counts, itemValues, power }, { addsPower, addsBoth }) {
  const { quests, melds, corruption, corruption20, cards, workers, maps } = counts;
  // Where their number was not told, there are at least as many upgraded items as values.
  const upgrades = counts.upgrades ?? itemValues.length;
  const shared = addsBoth ? workers + maps : Math.max(workers, maps);
  return quests + (melds ?? 0) + upgrades + corruption + Number(corruption20) + cards + shared
    + (addsPower ? power : 0);
}

function breakTie(players, tied) {
  const rivals = tied.map((seat) => players[seat]);
  // An Automa owns nothing that could be added.
  if (rivals.some(isAutoma)) return { tied, readings: [] };
  const knowsPower = rivals.every((rival) => rival.power !== null);
  const readings = (knowsPower ? [true, false] : [false]).flatMap((addsPower) =>
    [true, false].map((addsBoth) => {
      const sums = rivals.map((rival) => tieSum(rival, { addsPower, addsBoth }));
      return { addsPower, addsBoth, sums, winners: greatest(sums).map((place) => tied[place]) };
    }));
  return { tied, readings };
}

/** Whether the readings of a tie-break name different winners. */
export const isDisputed = ({ readings }) =>
  new Set(readings.map(({ winners }) => winners.join())).size > 1;

/** Everybody's place from 1; equal totals share it, but for first place the winners are ahead. */
export function rank(totals, winners) {
  const isAhead = (one, other) => totals[one] > totals[other]
    || (totals[one] === totals[other] && winners.includes(one) && !winners.includes(other));
  return totals.map((_, seat) => 1 + totals.filter((__, other) => isAhead(other, seat)).length);
}
