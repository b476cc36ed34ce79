// What the figures of a table come to: what cannot be, what is odd, who wins.

import { findFaults, findOddities, rank, score, settle } from "../rules/expeditions.js";
import { readNumber, readNumbers } from "./figures.js";
import { countsOf, playsAutoma } from "./table.js";

/** The figures that everybody is asked for, and those that only a tie for first asks for. */
const SCORED = ["coins", "quests", "corruption"];
export const TIE_COUNTS = ["melds", "upgrades", "cards", "workers", "maps"];

/** A player as the rules take it; asked: whether what breaks ties was asked for. */
function playerOf(player, asked) {
  const { quests, corruption, corruption20, ...others } = countsOf(player);
  const told = (figure) => asked ? readNumber(player[figure]) : null;
  return {
    coins: readNumber(player.coins) ?? 0,
    glory: player.glory,
    itemValues: readNumbers(player.items),
    counts: {
      ...asked ? others : { cards: 0, workers: 0, maps: 0 },
      quests, corruption, corruption20, melds: told("melds"), upgrades: told("upgrades"),
    },
    power: told("power"),
  };
}

const iconsOf = ({ automa }) => automa.icons.filter(({ count, each }) => count || each);

const automaOf = (table) => ({
  icons: iconsOf(table).map(({ count, each }) => ({
    count: readNumber(count) ?? 0, each: readNumber(each) ?? 0,
  })),
});

const playersOf = (table, tied) => [
  ...table.players.map((player, seat) => playerOf(player, tied.includes(seat))),
  ...playsAutoma(table) ? [automaOf(table)] : [],
];

/** The texts that are no whole numbers. */
function unreadable(table, tied) {
  const people = table.players.flatMap((player, seat) => {
    const figures = tied.includes(seat) ? [...SCORED, ...TIE_COUNTS, "power"] : SCORED;
    const texts = figures.map((figure) => [figure, player[figure]]);
    const areNumbers = !readNumbers(player.items).some(Number.isNaN);
    return [
      ...texts.filter(([, text]) => Number.isNaN(readNumber(text))),
      ...areNumbers ? [] : [["itemValue", player.items]],
    ].map(([figure, text]) => ({ kind: "no number", seats: [seat], figure, text }));
  });
  const icons = playsAutoma(table) ? iconsOf(table) : [];
  const texts = icons.flatMap(({ count, each }) => [count, each]);
  return [...people, ...texts.filter((text) => Number.isNaN(readNumber(text))).map((text) =>
    ({ kind: "no number", seats: [table.players.length], figure: "icon", text }))];
}

const faultsOf = (table, tied) =>
  [...unreadable(table, tied), ...findFaults(playersOf(table, tied))];

/**
 * What a table comes to.
 *
 * faults: what cannot be. sheets: by seat, null where something cannot be. without: the seats whose
 * coins were not told; lacksIcons: whether the Automa's icons were not. result: what `settle`
 * gives, null while something cannot be or was not told. tied: the seats that are tied for first,
 * where their counts decide; missing: those of them whose counts were not all told. Nobody has won
 * until they are. oddities: what is odd.
 */
export function outcomeOf(table) {
  const players = playersOf(table, []);
  const faults = faultsOf(table, []);
  const without = table.players.flatMap(({ coins }, seat) =>
    readNumber(coins) === null ? [seat] : []);
  const lacksIcons = playsAutoma(table) && !iconsOf(table).length;
  const sheets = players.map((player, seat) =>
    faults.some((fault) => fault.seats.includes(seat)) ? null : score(player));
  const plain = {
    players, faults, without, lacksIcons, sheets, result: null, tied: [], missing: [],
    oddities: findOddities(players),
  };
  if (faults.length || without.length || lacksIcons) return plain;
  const result = settle(players);
  return result.tieBreak?.readings.length
    ? withCounts(table, plain, result.tieBreak.tied) : { ...plain, result };
}

/** The same for a table with a tie for first, which asks those who are tied for their counts. */
function withCounts(table, plain, tied) {
  const players = playersOf(table, tied);
  const faults = faultsOf(table, tied);
  const missing = tied.filter((seat) =>
    TIE_COUNTS.some((figure) => readNumber(table.players[seat][figure]) === null));
  const isOpen = faults.length > 0 || missing.length > 0;
  const { sheets } = plain;
  const ranks = rank(sheets.map((sheet) => sheet.total), tied);
  return {
    ...plain, players, faults, tied, missing, oddities: findOddities(players),
    result: isOpen ? { sheets, ranks, winners: [], tieBreak: { tied, readings: [] } }
      : settle(players),
  };
}
