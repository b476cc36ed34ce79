// The result: a column for each player, each figure with its reason, and how a tie is broken.

import { Component, createRef, h } from "../../vendor/preact-10.29.8.module.js";
import { Sharing } from "../sharing.js";
import { gettext } from "../words.js";
import { toFields } from "./link.js";
import { nameSource } from "./names.js";
import { Notes } from "./notes.js";
import { explainLine, judge } from "./sentences.js";
import { namesOf, playsAutoma } from "./table.js";
import { Readings, TieCounts } from "./tie.js";
import { SCORE } from "./views.js";

const SOURCES = ["coins", "glory", "items", "corruption"];

export class ResultView extends Component {
  dialog = createRef();

  show = (seat, source) => {
    this.setState({ shown: { seat, source } });
    this.dialog.current.showModal();
  };

  render({ table, outcome, change, open, isShared }, { shown }) {
    const { players, sheets, result, tied, faults, oddities } = outcome;
    const names = namesOf(table);
    const verdict = judge(outcome, names);
    const rows = rowsOf(table, sheets);
    const reasons = (seat, lines) => h(Reasons, {
      key: seat, name: names[seat], lines, player: players[seat],
    });
    const asksForCounts = tied.length > 0 && !isShared;
    // What concerns those who are tied stands where they are asked.
    const isHere = (seat) => !asksForCounts || !tied.includes(seat);
    const isSettled = result && result.winners.length > 0;
    return h("section", { class: "result-view" },
      h(Notes, {
        names,
        faults: faults.filter(({ seats }) => seats.some(isHere)),
        oddities: result ? oddities.filter(({ seat }) => isHere(seat)) : [],
      }),
      h("div", { class: isSettled ? "verdict" : "facts", role: "status" },
        verdict.map((sentence) => h("p", { key: sentence }, sentence))),
      h("div", {
        class: "sheet", tabIndex: 0, role: "region", "aria-label": gettext("Score sheet"),
      },
        h("table", null,
          h("thead", null, h("tr", null,
            h("th", { scope: "col" }, h("span", { class: "hidden" }, gettext("Coins for"))),
            names.map((name, seat) => h("th", { scope: "col", key: seat }, isShared ? name
              : h("button", { type: "button", onClick: () => open(SCORE, seat) }, name))))),
          h("tbody", null, rows.map(({ source, label, points }) => h("tr", { key: source },
            h("th", { scope: "row" }, label),
            points.map((sum, seat) => h("td", { key: seat }, sum !== null && h("button", {
              type: "button",
              "aria-label": `${names[seat]}, ${label}: ${sum}`,
              onClick: () => this.show(seat, source),
            }, sum)))))),
          h("tfoot", null,
            h("tr", null, h("th", { scope: "row" }, gettext("Total")),
              sheets.map((sheet, seat) =>
                h("td", { key: seat, class: "points" }, sheet ? sheet.total : "–"))),
            result && h("tr", null, h("th", { scope: "row" }, gettext("Rank")),
              result.ranks.map((rank, seat) => h("td", { key: seat }, rank)))))),
      h("p", { class: "facts not-printed" }, gettext("Choose a figure to see why.")),
      h("dialog", { ref: this.dialog, "aria-label": gettext("Why") },
        shown && sheets[shown.seat] && reasons(shown.seat,
          sheets[shown.seat].lines.filter(({ source }) => source === shown.source)),
        h("form", { method: "dialog" }, h("button", { class: "main" }, gettext("Close")))),
      asksForCounts && h(TieCounts, { table, outcome, names, change }),
      isSettled && result.tieBreak?.readings.length > 0
        && h(Readings, { table, tieBreak: result.tieBreak, names }),
      h(Sharing, {
        fields: toFields(table),
        title: "Expeditions",
        result: {
          title: "Expeditions",
          columns: names,
          verdict,
          rows: [
            ...rows.map(({ label, points }) => ({
              label, cells: points.map((sum) => sum ?? ""),
            })),
            { label: gettext("Total"), strong: true,
              cells: sheets.map((sheet) => sheet ? sheet.total : "–") },
          ],
        },
      }),
      h("div", { class: "only-printed" }, sheets.map((sheet, seat) =>
        sheet && reasons(seat, sheet.lines))));
  }
}

/** The rows of the sheet; null stands where a player has no such line. */
const rowsOf = (table, sheets) => [...SOURCES, ...playsAutoma(table) ? ["icons"] : []]
  .map((source) => ({
    source,
    label: nameSource(source),
    points: sheets.map((sheet) => {
      const lines = sheet?.lines.filter((line) => line.source === source) ?? [];
      return lines.length ? lines.reduce((sum, line) => sum + line.points, 0) : null;
    }),
  }));

const Reasons = ({ name, lines, player }) => [
  h("h3", null, name),
  h("ul", { class: "reasons plain" }, lines.map((line, place) => h("li", { key: place },
    h("b", null, nameSource(line.source)), " ",
    h("span", { class: "points" }, line.points), " ",
    explainLine(line, player)))),
];
