// Who plays, in turn order, and whether one player meets the Automa.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { Clear, PlayerNames } from "../frame.js";
import { MOST_PLAYERS } from "../rules/expeditions.js";
import { gettext } from "../words.js";
import { Check } from "./fields.js";
import {
  addPlayer, clearTable, FEWEST_PLAYERS, hasFigures, isEmpty, LONGEST_NAME, removePlayer, withAutoma,
  withPlayer,
} from "./table.js";
import { GAME, SCORE } from "./views.js";

export function PlayersView({ table, change, open }) {
  const { players, automa } = table;
  return h("section", { class: "players-view" },
    h(PlayerNames, {
      names: players.map((player) => player.name),
      fewest: FEWEST_PLAYERS,
      most: MOST_PLAYERS,
      longest: LONGEST_NAME,
      onName: (seat, name) => change((before) => withPlayer(before, seat, () => ({ name }))),
      onAdd: () => change(addPlayer),
      isLeftEasily: (seat) => !hasFigures(players[seat]),
      onRemove: (seat) => change((before) => removePlayer(before, seat)),
    }),
    players.length > 1
      ? h("p", { class: "facts" }, gettext("In turn order, anybody first."))
      : h("div", { class: "options" }, h(Check, {
        label: gettext("Against the Automa"),
        checked: automa.plays,
        onChange: () => change((before) => withAutoma(before, ({ plays }) => ({ plays: !plays }))),
      })),
    h("div", { class: "steps" },
      h("button", { type: "button", onClick: () => open(GAME) }, gettext("Follow the game")),
      h("button", { type: "button", onClick: () => open(SCORE) }, gettext("Score the game"))),
    !isEmpty(table) && h(Clear, { onClear: () => change(clearTable) }));
}
