// The last turns: whose turn it is, and how many remain.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { lastTurns } from "../rules/expeditions.js";
import { gettext, ngettext } from "../words.js";

export function LastTurns({ basecamp, names, onTaken, onScore }) {
  const { triggeredBy, turnsTaken } = basecamp;
  const turns = lastTurns({ ...basecamp, turnsTaken: 0 });
  const remain = turns.length - turnsTaken;
  return h("section", { class: "last-turns", "aria-label": gettext("Last turns") },
    h("h2", null, gettext("Last turns")),
    h("p", { class: "facts" }, gettext(
      "%(name)s placed a fourth token. When that turn is finished, everybody has exactly one more.",
      { name: names[triggeredBy] },
    )),
    h("ol", null, turns.map((seat, place) => h("li", {
      key: seat,
      class: place < turnsTaken ? "taken" : "",
      "aria-current": place === turnsTaken ? "step" : undefined,
    },
    h("span", null, names[seat]),
    h("small", null, place < turnsTaken ? gettext("turn taken")
      : place === turnsTaken ? gettext("now") : "")))),
    h("p", { role: "status" }, remain
      ? ngettext("%(number)d turn remains.", "%(number)d turns remain.", remain, { number: remain })
      : gettext("The game is over.")),
    remain
      ? h("button", { type: "button", class: "main", key: "taken", onClick: onTaken },
        gettext("Turn taken"))
      : h("button", { type: "button", class: "main", key: "score", onClick: onScore },
        gettext("Score the game")));
}
