// The Sanctuaries a player has placed, and how many the row brings.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { Drawing } from "../drawing.js";
import { ascents } from "../rules/faraway.js";
import { gettext } from "../words.js";
import { Points } from "./row.js";
import { rowOf, sanctuariesOf } from "./table.js";

export function PlacedSanctuaries({ cards, table, seat, sheet, onRemove }) {
  const placed = sanctuariesOf(table, seat, cards);
  const expected = ascents(rowOf(table, seat, cards));
  return h("div", { class: "placed" },
    h("h3", null, gettext("Sanctuaries"), " ",
      h("span", { class: "now" },
        gettext("%(number)d of %(expected)d", { number: placed.length, expected }))),
    h("ul", { class: "cards sanctuaries" }, placed.map((card, which) =>
      h("li", {
        key: `${card.id} ${which}`,
        class: sheet?.sanctuaries[which].outcome === "given up" ? "given-up" : "",
      },
      h(Drawing, { card }),
      h("button", {
        type: "button",
        class: "remove",
        "aria-label": gettext("Take away %(card)s", { card: card.name }),
        onClick: () => onRemove(which),
      }, `${card.id} ×`),
      h("span", { class: "caption" },
        sheet && card.quest && h(Points, { line: sheet.sanctuaries[which] }))))));
}
