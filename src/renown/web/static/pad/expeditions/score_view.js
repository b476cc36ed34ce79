// What everybody has at the end: a column for each player, on a phone one at a time.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { CATEGORIES, oneMoreQuest } from "../rules/expeditions.js";
import { gettext } from "../words.js";
import { AutomaFigures } from "./automa_figures.js";
import { Check, Field } from "./fields.js";
import { labelCategory, labelFigure } from "./names.js";
import { Notes } from "./notes.js";
import { describeMore } from "./sentences.js";
import { namesOf, toggleToken, withPlayer } from "./table.js";
import { RESULT, SCORE } from "./views.js";

export function ScoreView({ table, outcome, seat: open, change, open: openView }) {
  const names = namesOf(table);
  const isLast = open === names.length - 1;
  const concerns = (seat) => ({
    names,
    faults: outcome.faults.filter(({ seats }) => seats.includes(seat)),
    oddities: outcome.oddities.filter((oddity) => oddity.seat === seat),
  });
  return h("section", { class: "figures-view" },
    names.length > 1 && h("div", {
      class: "seats", role: "group", "aria-label": gettext("Players"),
    },
      names.map((name, seat) => h("button", {
        key: seat, type: "button", "aria-pressed": String(seat === open),
        onClick: () => openView(SCORE, seat),
      }, name))),
    h("div", { class: "columns" }, names.map((name, seat) => h("section", {
      key: seat, class: seat === open ? "column-open" : "", "aria-label": name,
    },
    h("h2", null, name),
    table.players[seat]
      ? h(PlayerFigures, { player: table.players[seat], seat,
        onChange: (changed) => change((before) => withPlayer(before, seat, () => changed)),
        onToken: (category) => change((before) => toggleToken(before, seat, category)) })
      : h(AutomaFigures, { automa: table.automa, change }),
    h("p", { class: "sum" }, h("span", null, gettext("Total")),
      h("span", { class: "points" }, outcome.sheets[seat]?.total ?? "–")),
    table.players[seat] && outcome.sheets[seat] && h("p", { class: "facts" },
      describeMore(oneMoreQuest(outcome.players[seat]))),
    h(Notes, concerns(seat))))),
    h(Notes, { names, faults: [],
      // Before everybody was asked, it goes without saying.
      oddities: outcome.result ? outcome.oddities.filter(({ kind }) => kind === "not over") : [] }),
    h("div", { class: "go-on" },
      !isLast && h("button", { type: "button", class: "main next-player",
        onClick: () => openView(SCORE, open + 1) }, gettext("Next player")),
      h("button", { type: "button", class: isLast ? "main" : "main after-all",
        onClick: () => openView(RESULT) }, gettext("Result"))));
}

function PlayerFigures({ player, seat, onChange, onToken }) {
  const field = (figure, options) => h(Field, {
    id: `${figure}-${seat}`,
    label: labelFigure(figure),
    value: player[figure],
    onChange: (text) => onChange({ [figure]: text }),
    ...options,
  });
  return [
    field("coins"),
    h("fieldset", { class: "glory" },
      h("legend", null, gettext("Glory tokens")),
      CATEGORIES.map((category) => h(Check, {
        key: category,
        label: labelCategory(category),
        checked: player.glory.includes(category),
        onChange: () => onToken(category),
      }))),
    field("quests"),
    // The keys of a phone for decimals have something to set the values apart with.
    field("items", { inputmode: "decimal" }),
    field("corruption"),
    h(Check, {
      label: gettext("The corruption token of value 20 too"),
      checked: player.corruption20,
      onChange: () => onChange({ corruption20: !player.corruption20 }),
    }),
  ];
}
