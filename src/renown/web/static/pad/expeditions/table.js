// A table as it is entered: who plays, the steps of the game, everybody's figures as they were
// typed. A table is a value; every change makes a new one.

import {
  endTurn, lastTurns, MOST_PLAYERS, openBasecamp, placeToken, refuseToken, WORKERS_MAPS,
} from "../rules/expeditions.js";
import { gettext } from "../words.js";
import { readNumber } from "./figures.js";

export const FEWEST_PLAYERS = 1;
export const LONGEST_NAME = 40;
export const BOAST = "boast";
export const TURN = "turn";

/** The figures of a player that are a number; the values of items are several. */
export const NUMBERS = [
  "coins", "quests", "corruption", "melds", "upgrades", "cards", "workers", "maps", "power",
];

const nothing = Object.fromEntries([...NUMBERS, "items"].map((figure) => [figure, ""]));

export const newPlayer = (name) => ({ name, ...nothing, corruption20: false, glory: [] });

/** A kind of icon of the Automa: how many there are, and the value printed for each. */
export const newIcon = () => ({ count: "", each: "" });

/** A table without figures, of the people who played last, or of two. */
export const newTable = (names) => ({
  players: (names.length ? names.slice(0, MOST_PLAYERS) : ["", ""]).map((name) => newPlayer(name)),
  automa: { plays: false, icons: [newIcon()] },
  steps: [],
});

/** The same people at a new table. */
export const clearTable = (table) => ({
  players: table.players.map((player) => newPlayer(player.name)),
  automa: { ...table.automa, icons: [newIcon()] },
  steps: [],
});

export const hasFigures = (player) => player.glory.length > 0 || player.corruption20
  || [...NUMBERS, "items"].some((figure) => player[figure]);

export const isEmpty = ({ players, automa, steps }) => !steps.length && !players.some(hasFigures)
  && !automa.icons.some(({ count, each }) => count || each);

/** A table with one player changed. */
export const withPlayer = (table, seat, change) => ({
  ...table,
  players: table.players.with(seat, { ...table.players[seat], ...change(table.players[seat]) }),
});

/** The Automa is for one player alone. */
export const playsAutoma = ({ players, automa }) => players.length === 1 && automa.plays;

/** How a player is called, also before a name was given. */
export const nameOf = (table, seat) => seat === table.players.length ? gettext("Automa")
  : table.players[seat].name.trim() || gettext("Player %(number)d", { number: seat + 1 });

/** Everybody's name; the Automa's last. */
export const namesOf = (table) => Array.from(
  { length: table.players.length + Number(playsAutoma(table)) }, (_, seat) => nameOf(table, seat));

export const addPlayer = (table) => keepPlayable({
  ...table, players: [...table.players, newPlayer("")],
});

/** Takes a player away, and the tokens of that seat; those behind it move up. */
export const removePlayer = (table, seat) => keepPlayable({
  ...table,
  players: table.players.toSpliced(seat, 1),
  steps: table.steps.filter((step) => step.kind === TURN || step.seat !== seat)
    .map((step) => step.kind === BOAST && step.seat > seat
      ? { ...step, seat: step.seat - 1 } : step),
});

/** Where the last turns are others than before, the steps that no longer fit are taken back. */
const keepPlayable = (table) => basecampOf(table) ? table : keepPlayable(takeBack(table));

/** Adds a token to those that are scored, or takes it away, during the game's steps too. */
export function toggleToken(table, seat, category) {
  const { glory } = table.players[seat];
  if (!glory.includes(category)) {
    return withPlayer(table, seat, () => ({ glory: [...glory, category] }));
  }
  return keepPlayable({
    ...withPlayer(table, seat, () => ({ glory: glory.filter((each) => each !== category) })),
    steps: table.steps.filter((step) =>
      step.kind === TURN || step.seat !== seat || step.category !== category),
  });
}

/** The basecamp after the steps of the game; null where they cannot have been taken. */
export function basecampOf({ players, steps }) {
  let basecamp = openBasecamp(players.length);
  for (const { kind, seat, category } of steps) {
    if (kind === TURN) {
      if (!lastTurns(basecamp).length) return null;
      basecamp = endTurn(basecamp);
    } else {
      if (!players[seat] || refuseToken(basecamp, seat, category)) return null;
      basecamp = placeToken(basecamp, seat, category);
    }
  }
  return basecamp;
}

/** The figures that a boast in a category asks for. */
export const figuresFor = (category) =>
  category === WORKERS_MAPS ? ["workers", "maps"] : [category];

/** What a player owns as far as it is known, what was told at a boast last. */
export function countsOf(player) {
  const numbers = ["quests", "melds", "upgrades", "corruption", "cards", "workers", "maps"]
    .map((figure) => [figure, readNumber(player[figure]) ?? 0]);
  return { ...Object.fromEntries(numbers), corruption20: player.corruption20 };
}

/** Places a glory token. told: the figures that were asked for, as they were typed. */
export function boastAt(table, seat, category, told) {
  const player = table.players[seat];
  const figures = Object.fromEntries(Object.entries(told)
    .map(([figure, after]) => [figure, { before: player[figure], after }]));
  const glory = [...new Set([...player.glory, category])];
  return {
    ...withPlayer(table, seat, () => ({ ...told, glory })),
    steps: [...table.steps, { kind: BOAST, seat, category, figures }],
  };
}

export const takeTurn = (table) => ({ ...table, steps: [...table.steps, { kind: TURN }] });

/** Takes the last step back, and what it told, unless that was changed since. */
export function takeBack(table) {
  const { kind, seat, category, figures } = table.steps.at(-1);
  const earlier = { ...table, steps: table.steps.slice(0, -1) };
  if (kind === TURN) return earlier;
  return withPlayer(earlier, seat, (player) => ({
    ...Object.fromEntries(Object.entries(figures)
      .filter(([figure, { after }]) => player[figure] === after)
      .map(([figure, { before }]) => [figure, before])),
    glory: player.glory.filter((each) => each !== category),
  }));
}

/** A table with the Automa changed. */
export const withAutoma = (table, change) => ({
  ...table, automa: { ...table.automa, ...change(table.automa) },
});
