// A table whose rows are being entered: what lies where, what cannot be, and what it comes to.
// A table is a value; every change makes a new one.

import {
  ascents, askForSacrifice, best, MOST_SANCTUARIES, ROW_LENGTH, score,
} from "../rules/faraway.js";
import { gettext, joinAnd, ngettext } from "../words.js";

export const BASE = "base";
export const PEOPLE_FROM_BELOW = "people_from_below";
export const UNDER_STARRY_SKIES = "under_starry_skies";
export const EXPANSIONS = [PEOPLE_FROM_BELOW, UNDER_STARRY_SKIES];
export const TIE_BREAKS = ["lowest_card", "lowest_total"];
export const MOST_PLAYERS = 7;
export const FEWEST_PLAYERS = 2;
export const LONGEST_NAME = 40;

export const nameSet = (set) => set === PEOPLE_FROM_BELOW
  ? gettext("People from Below") : gettext("Under Starry Skies");

export const newPlayer = (name) => ({ name, entered: [], sanctuaries: [], given: {} });

/** A table without cards, of the people who played last, or of two. */
export const newTable = (names) => ({
  players: (names.length < FEWEST_PLAYERS ? ["", ""] : names).map((name) => newPlayer(name)),
  sets: [],
  tieBreak: TIE_BREAKS[0],
  fromLeft: true,
});

/** The same people at a new table. */
export const clearTable = (table) => ({
  ...table, players: table.players.map((player) => newPlayer(player.name)),
});

export const isEmpty = (table) =>
  table.players.every((player) => !player.entered.length && !player.sanctuaries.length);

/** A table with one player changed. */
export const withPlayer = (table, seat, change) => ({
  ...table,
  players: table.players.map((player, place) =>
    place === seat ? { ...player, ...change(player) } : player),
});

/** How a player is called, also before a name was given. */
export const nameOf = (table, seat) => table.players[seat].name.trim()
  || gettext("Player %(number)d", { number: seat + 1 });

export const namesOf = (table) => table.players.map((_, seat) => nameOf(table, seat));

/** Cards of both kinds by id, and which Regions bear a number. */
export class Cards {
  constructor(cards) {
    this.byId = new Map(cards.map((card) => [card.id, card]));
    this.sanctuaries = cards.filter((card) => card.kind === "sanctuary");
    this.regions = cards.filter((card) => card.kind === "region");
  }

  get(id) {
    return this.byId.get(id);
  }

  numbered(number, meteorite) {
    return this.regions.find((card) => card.number === number && card.meteorite === meteorite);
  }

  /** The card that shares this one's number, base Region or Meteorite; undefined where none does. */
  twin(card) {
    return this.numbered(card.number, !card.meteorite);
  }

  /**
   * The Region a number means: the base Region, unless that lies on the table already and its
   * Meteorite, in play too, does not.
   */
  meant(number, table) {
    const plain = this.numbered(number, false);
    const meteorite = this.numbered(number, true);
    if (!meteorite || !table.sets.includes(UNDER_STARRY_SKIES)) return plain;
    const lying = new Set(table.players.flatMap((player) => player.entered));
    return lying.has(plain.id) && !lying.has(meteorite.id) ? meteorite : plain;
  }
}

/** A player's Regions in the order they were played. */
export function rowOf(table, seat, cards) {
  const row = table.players[seat].entered.map((id) => cards.get(id));
  return table.fromLeft ? row : row.reverse();
}

export const sanctuariesOf = (table, seat, cards) =>
  table.players[seat].sanctuaries.map((id) => cards.get(id));

/** The sacrifices of a player that can still be made with the cards that lie there. */
export function givenOf(table, seat, cards) {
  const left = new Set(table.players[seat].sanctuaries);
  const given = {};
  for (const card of askForSacrifice(rowOf(table, seat, cards))) {
    const ids = table.players[seat].given[card.id] ?? [];
    const isWhole = ids.length === card.quest.sanctuaries && new Set(ids).size === ids.length;
    if (isWhole && ids.every((id) => left.has(id))) {
      given[card.id] = ids.map((id) => cards.get(id));
      for (const id of ids) left.delete(id);
    }
  }
  return given;
}

/** What a player's cards pay; null where they cannot lie together. */
export function sheetOf(table, seat, cards) {
  const player = table.players[seat];
  const ids = [...player.entered, ...player.sanctuaries];
  if (new Set(ids).size < ids.length) return null;
  return score(
    rowOf(table, seat, cards), sanctuariesOf(table, seat, cards), givenOf(table, seat, cards));
}

/** What a player's row would pay if it had been read in the wrong direction. */
export const otherDirection = (table, seat, cards) =>
  sheetOf({ ...table, fromLeft: !table.fromLeft }, seat, cards);

/** The most that the same cards could have scored. */
export const bestOf = (table, seat, cards, options) =>
  best(rowOf(table, seat, cards), sanctuariesOf(table, seat, cards), options);

/**
 * What cannot be: a card in two places, a card of a box that is not in play, too many players.
 *
 * Each is {seats, text, set}: whom it concerns, and the box that would mend it.
 */
export function problemsOf(table, cards) {
  const problems = [];
  const owners = new Map();
  table.players.forEach((player, seat) => {
    for (const id of [...player.entered, ...player.sanctuaries]) {
      owners.set(id, [...(owners.get(id) ?? []), seat]);
    }
  });
  for (const [id, seats] of owners) {
    const card = cards.get(id);
    if (seats.length > 1) problems.push({ seats, text: describeTwice(table, card, seats) });
    if (card.set !== BASE && !table.sets.includes(card.set)) {
      const text = gettext("%(card)s belongs to %(set)s, which is not in play.", {
        card: card.name, set: nameSet(card.set),
      });
      problems.push({ seats, text, set: card.set });
    }
  }
  if (table.players.length === MOST_PLAYERS && !table.sets.includes(PEOPLE_FROM_BELOW)) {
    problems.push({
      seats: [],
      text: gettext("Seven can play only with People from Below."),
      set: PEOPLE_FROM_BELOW,
    });
  }
  return problems;
}

function describeTwice(table, card, seats) {
  const others = [...new Set(seats)];
  if (others.length === 1) {
    return gettext("%(card)s is here twice: there is only one.", { card: card.name });
  }
  return gettext("%(card)s is with %(names)s: there is only one.", {
    card: card.name, names: joinAnd(others.map((seat) => nameOf(table, seat))),
  });
}

/** What is odd about a player's cards and sacrifices, although it can be. */
export const doubtsOf = (table, seat, cards) =>
  [...doubtsAboutCards(table, seat, cards), ...doubtsAboutSacrifices(table, seat, cards)];

/** What is odd about the cards alone. */
export function doubtsAboutCards(table, seat, cards) {
  const row = rowOf(table, seat, cards);
  const found = table.players[seat].sanctuaries.length;
  const expected = ascents(row);
  const doubts = [];
  if (row.length < ROW_LENGTH) {
    doubts.push(ngettext(
      "The row has %(number)d Region; a whole game gives 8.",
      "The row has %(number)d Regions; a whole game gives 8.",
      row.length,
      { number: row.length },
    ));
  }
  if (found !== expected) {
    const sentence = ngettext(
      "The row brings %(expected)d Sanctuary (one for each Region higher than the one before); you named %(found)d.",
      "The row brings %(expected)d Sanctuaries (one for each Region higher than the one before); you named %(found)d.",
      expected,
      { expected, found },
    );
    const short = gettext("That is right only if the Sanctuary deck ran short.");
    doubts.push(found < expected ? `${sentence} ${short}` : sentence);
  }
  return doubts;
}

function doubtsAboutSacrifices(table, seat, cards) {
  const sheet = sheetOf(table, seat, cards);
  if (!sheet || !askForSacrifice(sheet.row).length) return [];
  const { total } = bestOf(table, seat, cards, { reorder: false });
  return total > sheet.total
    ? [gettext("The best sacrifice would score %(fame)d.", { fame: total })] : [];
}

/** Puts a Region at a place of what was entered, before the one there or after the last. */
export const putRegion = (table, seat, place, id) => withPlayer(table, seat, ({ entered }) => ({
  entered: entered.toSpliced(place, 0, id),
}));

export const takeRegion = (table, seat, place) => withPlayer(table, seat, ({ entered }) => ({
  entered: entered.toSpliced(place, 1),
}));

/** Moves a Region to another place among those entered. */
export const moveRegion = (table, seat, from, to) => withPlayer(table, seat, ({ entered }) => {
  const place = Math.max(0, Math.min(to, entered.length - 1));
  return { entered: entered.toSpliced(from, 1).toSpliced(place, 0, entered[from]) };
});

export const turnRow = (table, seat) => withPlayer(table, seat, ({ entered }) => ({
  entered: entered.toReversed(),
}));

export const addSanctuary = (table, seat, id) => withPlayer(table, seat, ({ sanctuaries }) => ({
  sanctuaries: [...sanctuaries, id],
}));

export const takeSanctuary = (table, seat, place) =>
  withPlayer(table, seat, ({ sanctuaries, given }) => {
    const left = sanctuaries.toSpliced(place, 1);
    // What lies there no more cannot be given up.
    const kept = Object.entries(given)
      .map(([region, ids]) => [region, ids.filter((id) => left.includes(id))]);
    return { sanctuaries: left, given: Object.fromEntries(kept) };
  });

/** Decides what is given up for a Region; nothing, where `ids` is empty. */
export const giveUp = (table, seat, region, ids) =>
  withPlayer(table, seat, ({ given }) => ({ given: { ...given, [region]: ids } }));

/** A table as the fields of a link. */
export function toFields(table) {
  const fields = new URLSearchParams();
  for (const set of table.sets) fields.append("set", set);
  if (table.tieBreak !== TIE_BREAKS[0]) fields.append("tie", table.tieBreak);
  if (!table.fromLeft) fields.append("from", "right");
  for (const player of table.players) {
    fields.append("player", player.name);
    fields.append("row", player.entered.join("."));
    fields.append("sanctuaries", player.sanctuaries.join("."));
    const given = Object.entries(player.given).filter(([, ids]) => ids.length);
    fields.append("given", given.map(([id, ids]) => [id, ...ids].join("-")).join("."));
  }
  return fields;
}

/** The table a link brought; null where it is no table of these cards. */
export function fromFields(fields, cards) {
  const columns = ["player", "row", "sanctuaries", "given"].map((name) => fields.getAll(name));
  const [names, ...rest] = columns;
  if (rest.some((column) => column.length !== names.length)) return null;
  const split = (text) => text.split(".").filter(Boolean);
  return checked({
    players: names.map((name, seat) => ({
      name,
      entered: split(rest[0][seat]),
      sanctuaries: split(rest[1][seat]),
      given: Object.fromEntries(split(rest[2][seat]).map((text) => {
        const [id, ...ids] = text.split("-");
        return [id, ids];
      })),
    })),
    sets: fields.getAll("set"),
    tieBreak: fields.get("tie") ?? TIE_BREAKS[0],
    fromLeft: fields.get("from") !== "right",
  }, cards);
}

/** A table that came from outside this page, or null where it cannot be one. */
export function checked(table, cards) {
  const isKind = (kind) => (id) => cards.get(id)?.kind === kind;
  const isPlayer = ({ name, entered, sanctuaries, given }) =>
    typeof name === "string" && name.length <= LONGEST_NAME
    && entered.length <= ROW_LENGTH && entered.every(isKind("region"))
    && sanctuaries.length <= MOST_SANCTUARIES && sanctuaries.every(isKind("sanctuary"))
    && Object.values(given).every((ids) => ids.every(isKind("sanctuary")));
  try {
    const fits = table.players.length >= FEWEST_PLAYERS && table.players.length <= MOST_PLAYERS
      && table.players.every(isPlayer)
      && table.sets.every((set) => EXPANSIONS.includes(set))
      && TIE_BREAKS.includes(table.tieBreak)
      && typeof table.fromLeft === "boolean";
    return fits ? table : null;
  } catch {
    return null;
  }
}
