// A table as the fields of a link, and what comes from outside this page made sure of.

import { CATEGORIES, MOST_PLAYERS } from "../rules/expeditions.js";
import { LONGEST_TEXT } from "./figures.js";
import {
  basecampOf, BOAST, FEWEST_PLAYERS, LONGEST_NAME, newIcon, newPlayer, NUMBERS, TURN,
} from "./table.js";

const TEXTS = [...NUMBERS, "items"];

/** More kinds of icons than any Automa has. */
export const MOST_ICONS = 12;

/** A table as the fields of a link. */
export function toFields({ players, automa, steps }) {
  const fields = new URLSearchParams();
  const append = (name, texts) => {
    // What nobody has told needs no place in a link.
    if (texts.some(Boolean)) for (const text of texts) fields.append(name, text);
  };
  for (const { name } of players) fields.append("player", name);
  for (const figure of TEXTS) append(figure, players.map((player) => player[figure]));
  append("glory", players.map(({ glory }) => glory.join(".")));
  append("owner", players.map(({ corruption20 }) => corruption20 ? "20" : ""));
  append("steps", [steps.map((step) =>
    step.kind === TURN ? TURN : `${step.seat}-${step.category}`).join(".")]);
  append("automa", [automa.plays ? "yes" : ""]);
  append("icons", automa.icons.map(({ count }) => count));
  append("values", automa.icons.map(({ each }) => each));
  return fields;
}

const split = (text) => text.split(".").filter(Boolean);

/** The table a link brought; null where it is no table. */
export function fromFields(fields) {
  // A table of Faraway has names too.
  if (fields.has("row")) return null;
  const names = fields.getAll("player");
  const column = (name, length) =>
    fields.has(name) ? fields.getAll(name) : Array.from({ length }, () => "");
  const columns = Object.fromEntries(
    [...TEXTS, "glory", "owner"].map((name) => [name, column(name, names.length)]));
  if (Object.values(columns).some((texts) => texts.length !== names.length)) return null;
  const kinds = Math.max(1, fields.getAll("icons").length, fields.getAll("values").length);
  const [counts, values] = [column("icons", kinds), column("values", kinds)];
  return checked({
    players: names.map((name, seat) => ({
      ...newPlayer(name),
      ...Object.fromEntries(TEXTS.map((figure) => [figure, columns[figure][seat]])),
      corruption20: Boolean(columns.owner[seat]),
      glory: split(columns.glory[seat]),
    })),
    automa: {
      plays: fields.has("automa"),
      icons: counts.map((count, kind) => ({ ...newIcon(), count, each: values[kind] })),
    },
    steps: split(fields.get("steps") ?? "").map(readStep),
  });
}

function readStep(text) {
  if (text === TURN) return { kind: TURN };
  const [seat, category] = text.split("-");
  // What was told before is not carried: it is in the figures.
  return { kind: BOAST, seat: Number(seat), category, figures: {} };
}

const isText = (text) => typeof text === "string" && text.length <= LONGEST_TEXT;
const isCategory = (category) => CATEGORIES.includes(category);

const isPlayer = (player) => isText(player.name) && player.name.length <= LONGEST_NAME
  && TEXTS.every((figure) => isText(player[figure]))
  && typeof player.corruption20 === "boolean"
  && player.glory.length <= CATEGORIES.length && player.glory.every(isCategory);

const isIcon = ({ count, each }) => isText(count) && isText(each);

const isStep = ({ kind, seat, category, figures }) => kind === TURN
  || (kind === BOAST && Number.isInteger(seat) && isCategory(category)
    && Object.entries(figures).every(([figure, { before, after }]) => figure === "corruption20"
      ? typeof before === "boolean" && typeof after === "boolean"
      : TEXTS.includes(figure) && isText(before) && isText(after)));

/** A table that came from outside this page, or null where it cannot be one. */
export function checked(table) {
  try {
    const { players, automa, steps } = table;
    const fits = players.length >= FEWEST_PLAYERS && players.length <= MOST_PLAYERS
      && players.every(isPlayer)
      && typeof automa.plays === "boolean"
      && automa.icons.length >= 1 && automa.icons.length <= MOST_ICONS
      && automa.icons.every(isIcon)
      && steps.every(isStep) && basecampOf(table) !== null;
    return fits ? table : null;
  } catch {
    return null;
  }
}
