// A tie for first: what those who are tied are asked for, and every reading of the sum.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { gettext, joinAnd } from "../words.js";
import { Field } from "./fields.js";
import { readNumber } from "./figures.js";
import { labelFigure } from "./names.js";
import { Notes } from "./notes.js";
import { TIE_COUNTS } from "./outcome.js";
import { compareReadings, nameReading } from "./sentences.js";
import { withPlayer } from "./table.js";

/** Asks those who are tied for their counts. */
export const TieCounts = ({ table, outcome, names, change }) =>
  h("section", { class: "tie-counts not-printed", "aria-label": gettext("The tie") },
    h("h2", null, gettext("The tie")),
    h("p", { class: "facts" },
      gettext("Quests and corruption are known. Power may stay empty: not every reading adds it.")),
    h("div", { class: "columns" }, outcome.tied.map((seat) => {
      const field = (figure) => h(Field, {
        key: figure,
        id: `${figure}-${seat}`,
        label: labelFigure(figure),
        value: table.players[seat][figure],
        onChange: (text) => change((before) =>
          withPlayer(before, seat, () => ({ [figure]: text }))),
      });
      return h("fieldset", { key: seat },
        h("legend", null, names[seat]),
        [...TIE_COUNTS, "power"].map(field),
        h(Notes, {
          names,
          faults: outcome.faults.filter(({ seats }) => seats.includes(seat)),
          oddities: outcome.oddities.filter((oddity) => oddity.seat === seat),
        }));
    })));

/** Every reading with its sums and winners, the one that decides first. */
export function Readings({ table, tieBreak, names }) {
  const { tied, readings } = tieBreak;
  const knowPower = new Set(
    tied.map((seat) => readNumber(table.players[seat].power) !== null));
  return h("section", { class: "readings", "aria-label": gettext("Readings of the sum") },
    h("div", { class: "sheet", tabIndex: 0, role: "region",
      "aria-label": gettext("Sums of those who are tied") },
    h("table", null,
      h("thead", null, h("tr", null,
        h("th", { scope: "col" }, gettext("Reading")),
        tied.map((seat) => h("th", { scope: "col", key: seat }, names[seat])),
        h("th", { scope: "col" }, gettext("Wins")))),
      h("tbody", null, readings.map((reading) => h("tr", { key: nameReading(reading) },
        h("th", { scope: "row" }, nameReading(reading)),
        reading.sums.map((sum, place) => h("td", { key: place }, sum)),
        h("td", null, joinAnd(reading.winners.map((seat) => names[seat])))))))),
    h("p", null, compareReadings(tieBreak)),
    knowPower.size > 1
      && h("p", null, gettext("Power counts only where it is known of all who are tied.")));
}
