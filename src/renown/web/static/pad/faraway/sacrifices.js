// What is given up for the Regions that ask for it.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { Drawing } from "../drawing.js";
import { askForSacrifice } from "../rules/faraway.js";
import { gettext, ngettext } from "../words.js";
import { bestOf, givenOf, rowOf, sanctuariesOf, sheetOf } from "./table.js";

export function Sacrifices({ cards, table, seat, onGive }) {
  const given = givenOf(table, seat, cards);
  const sheet = sheetOf(table, seat, cards);
  const placed = sanctuariesOf(table, seat, cards);
  const asking = askForSacrifice(rowOf(table, seat, cards));
  const best = sheet && bestOf(table, seat, cards, { reorder: false });
  const isBest = !best || best.total === sheet.total;
  const takeBest = () => {
    for (const { id } of asking) onGive(id, (best.given[id] ?? []).map((card) => card.id));
  };
  return h("section", { class: "sacrifices", "aria-label": gettext("Sacrifices") },
    h("h3", null, gettext("Sacrifices")),
    asking.map((region) => h(Sacrifice, {
      key: region.id,
      region,
      placed,
      given: table.players[seat].given[region.id] ?? [],
      elsewhere: Object.entries(given)
        .flatMap(([id, gone]) => id === region.id ? [] : gone.map((card) => card.id)),
      onGive: (ids) => onGive(region.id, ids),
    })),
    h("p", { role: "status" }, isBest
      ? gettext("No other sacrifice would score more.")
      : gettext("The best sacrifice would score %(fame)d.", { fame: best.total })),
    !isBest && h("button", { type: "button", onClick: takeBest }, gettext("Take the best")));
}

function Sacrifice({ region, placed, given, elsewhere, onGive }) {
  const { sanctuaries: number, points } = region.quest;
  const toggle = (id) => onGive(given.includes(id)
    ? given.filter((each) => each !== id)
    : [...given, id].slice(-number));
  const missing = given.length > 0 && given.length < number;
  return h("fieldset", null,
    h("legend", null, ngettext(
      "%(card)s: give up %(number)d Sanctuary for %(points)d fame",
      "%(card)s: give up %(number)d Sanctuaries for %(points)d fame",
      number,
      { card: region.name, number, points },
    )),
    h("div", { class: "options" }, placed.map((card) => h("label", { key: card.id },
      h("input", {
        type: "checkbox",
        checked: given.includes(card.id),
        disabled: elsewhere.includes(card.id),
        onChange: () => toggle(card.id),
      }),
      h(Drawing, { card })))),
    missing && h("p", { class: "doubts" }, ngettext(
      "%(number)d Sanctuary more: until then nothing is given up.",
      "%(number)d Sanctuaries more: until then nothing is given up.",
      number - given.length,
      { number: number - given.length },
    )));
}
