// The result as on a paper pad: rounds from the last to the first, then Sanctuaries and totals.

import { Component, createRef, h } from "../../vendor/preact-10.29.8.module.js";
import { explain } from "../card_words.js";
import { Drawing } from "../drawing.js";
import { rank, ROW_LENGTH } from "../rules/faraway.js";
import { Sharing } from "../sharing.js";
import { gettext, joinAnd } from "../words.js";
import { Problems } from "./problems.js";
import {
  bestOf, doubtsOf, nameOf, namesOf, sheetOf, toFields,
} from "./table.js";

export class ResultView extends Component {
  dialog = createRef();

  show = (seat, lines) => {
    this.setState({ shown: { seat, lines } });
    this.dialog.current.showModal();
  };

  render({ cards, table, problems, change, open, isShared }, { shown }) {
    const sheets = table.players.map((_, seat) => sheetOf(table, seat, cards));
    const isWhole = table.players.every(({ entered }) => entered.length === ROW_LENGTH);
    const standings = isWhole && !problems.length ? rank(sheets, table.tieBreak) : null;
    const names = namesOf(table);
    const verdict = standings ? judge(standings, names, table.tieBreak) : [];
    const lacking = names.filter((_, seat) => table.players[seat].entered.length < ROW_LENGTH);
    const unfinished = lacking.length
      ? [gettext("Still to be entered: %(names)s.", { names: joinAnd(lacking) })] : [];
    const rows = rowsOf(sheets);
    // Of a row that is not whole it goes without saying.
    const doubts = table.players.flatMap(({ entered }, seat) => entered.length < ROW_LENGTH ? []
      : doubtsOf(table, seat, cards).map((text) => ({ name: names[seat], text })));
    return h("section", { class: "result-view" },
      h(Problems, { problems: isShared ? problems.map(({ text }) => ({ text })) : problems,
        doubts, change }),
      h("h2", { class: "only-printed" }, "Faraway"),
      h("div", { class: "verdict" },
        verdict.map((sentence) => h("p", { key: sentence }, sentence))),
      h("p", null, unfinished),
      h("div", {
        class: "sheet", tabIndex: 0, role: "region", "aria-label": gettext("Score sheet"),
      },
        h("table", null,
          h("thead", null, h("tr", null, h("th", { scope: "col" },
            h("span", { class: "hidden" }, gettext("Round"))),
          names.map((name, seat) => h("th", { scope: "col", key: seat }, isShared ? name
            : h("button", { type: "button", onClick: () => open(seat) }, name))))),
          h("tbody", null, rows.map(({ label, title, lines }) => h("tr", { key: label },
            h("th", { scope: "row", "aria-label": title }, label),
            lines.map((some, seat) => h("td", { key: seat }, some.length > 0 && h("button", {
              type: "button",
              "aria-label": `${names[seat]}, ${title}: ${sum(some)}`,
              onClick: () => this.show(seat, some),
            }, sum(some))))))),
          h("tfoot", null,
            h("tr", null, h("th", { scope: "row" }, gettext("Total")),
              sheets.map((sheet, seat) =>
                h("td", { key: seat, class: "points" }, sheet ? sheet.total : "–"))),
            standings && h("tr", null, h("th", { scope: "row" }, gettext("Rank")),
              names.map((_, seat) => h("td", { key: seat },
                standings.find((standing) => standing.seat === seat).rank)))))),
      h("p", { class: "facts not-printed" }, gettext("Choose a figure to see why.")),
      h("dialog", { ref: this.dialog, "aria-label": gettext("Why") },
        shown && h(Reasons, { name: nameOf(table, shown.seat), lines: shown.lines }),
        h("form", { method: "dialog" }, h("button", { class: "main" }, gettext("Close")))),
      h(BestOrders, { cards, table, sheets, names }),
      h(Sharing, {
        fields: toFields(table),
        title: "Faraway",
        result: {
          title: "Faraway",
          columns: names,
          verdict: [...verdict, ...problems.map(({ text }) => text), ...unfinished],
          rows: [
            ...rows.map(({ label, lines }) => ({
              label, cells: lines.map((some) => some.length ? sum(some) : ""),
            })),
            { label: gettext("Total"), strong: true,
              cells: sheets.map((sheet) => sheet ? sheet.total : "–") },
          ],
        },
      }),
      h("div", { class: "only-printed" }, sheets.map((sheet, seat) => sheet && h(Reasons, {
        key: seat, name: names[seat], lines: [...sheet.regions].reverse().concat(sheet.sanctuaries),
      }))));
  }
}

const sum = (lines) => lines.reduce((total, line) => total + line.points, 0);

/** The rows of the sheet: each Region from the last to the first, then all Sanctuaries. */
function rowsOf(sheets) {
  const rounds = Array.from({ length: ROW_LENGTH }, (_, back) => ROW_LENGTH - back);
  return [
    ...rounds.map((round) => ({
      label: String(round),
      title: gettext("round %(round)d", { round }),
      lines: sheets.map((sheet) => sheet?.regions[round - 1] ? [sheet.regions[round - 1]] : []),
    })),
    {
      label: gettext("Sanct."),
      title: gettext("Sanctuaries"),
      lines: sheets.map((sheet) => sheet?.sanctuaries ?? []),
    },
  ];
}

const Reasons = ({ name, lines }) => [
  h("h2", null, name),
  h("ul", { class: "reasons" }, lines.map((line) => h("li", { key: line.card.id },
    h(Drawing, { card: line.card }),
    h("div", null, h("b", null, line.card.name), " ",
      h("span", { class: "points" }, line.points), " ", explain(line))))),
];

/** Says who won, and what decided. */
function judge(standings, names, tieBreak) {
  const winners = standings.filter(({ rank }) => rank === 1);
  const [first] = standings;
  const won = winners.length > 1
    ? gettext("%(names)s share the win with %(fame)d fame!", {
      names: joinAnd(winners.map(({ seat }) => names[seat])), fame: first.fame,
    })
    : gettext("%(name)s wins with %(fame)d fame!", { name: names[first.seat], fame: first.fame });
  const tied = standings.filter(({ fame }) => fame === first.fame);
  if (tied.length === 1 || !first.lowestCard) return [won];
  const tiedNames = joinAnd(tied.map(({ seat }) => names[seat]));
  return [won, tieBreak === "lowest_total"
    ? gettext("Tied: %(names)s. The lowest total of hours decides: %(totals)s.", {
      names: tiedNames,
      totals: joinAnd(tied.map(({ seat, totalTime }) => `${names[seat]} ${totalTime}`)),
    })
    : gettext("Tied: %(names)s. The smallest exploration time decides: %(card)s.", {
      names: tiedNames, card: first.lowestCard.name,
    })];
}

/** What the same cards would have scored in the best order, for those who want to know. */
class BestOrders extends Component {
  state = { isOpen: false };

  render({ cards, table, sheets, names }, { isOpen }) {
    const toggle = (event) => this.setState({ isOpen: event.currentTarget.open });
    return h("details", { class: "best-orders not-printed", onToggle: toggle },
      h("summary", null, gettext("What the same Regions could have scored")),
      h("p", { class: "facts" },
        gettext("The best order of each row, with the same Sanctuaries and the best sacrifices.")),
      // Some tenths of a second for each row: only once somebody asks.
      isOpen && sheets.map((sheet, seat) => sheet && sheet.row.length > 0 && h(BestOrder, {
        key: seat, cards, table, seat, name: names[seat], row: sheet.row, fame: sheet.total,
      })));
  }
}

function BestOrder({ cards, table, seat, name, row, fame }) {
  const best = bestOf(table, seat, cards, { reorder: true });
  const isBest = best.total === fame;
  return h("section", null,
    h("h2", null, name, " ", h("span", { class: "now" }, isBest ? gettext("already the best")
      : gettext("%(best)d instead of %(fame)d", { best: best.total, fame }))),
    h("ol", { class: "cards small" }, (isBest ? row : best.row).map((card) =>
      h("li", { key: card.id }, h(Drawing, { card })))));
}
