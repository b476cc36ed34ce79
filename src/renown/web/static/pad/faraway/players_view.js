// Who plays, with which boxes, how rows are read, and what decides a tie.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { Clear, PlayerNames } from "../frame.js";
import { gettext } from "../words.js";
import { Problems } from "./problems.js";
import {
  EXPANSIONS, FEWEST_PLAYERS, isEmpty, LONGEST_NAME, MOST_PLAYERS, nameSet, newPlayer, withPlayer,
} from "./table.js";

const Choice = ({ type, name, checked, onChange, label, note }) =>
  h("label", null, h("input", { type, name, checked, onChange }), h("span", null, label),
    note && h("small", null, note));

export function PlayersView({ table, problems, change, open, onClear }) {
  const withSet = (set) => (before) => ({
    ...before,
    sets: before.sets.includes(set)
      ? before.sets.filter((each) => each !== set) : [...before.sets, set],
  });
  return h("section", { class: "players-view" },
    h(PlayerNames, {
      names: table.players.map((player) => player.name),
      fewest: FEWEST_PLAYERS,
      most: MOST_PLAYERS,
      longest: LONGEST_NAME,
      onName: (seat, name) => change((before) => withPlayer(before, seat, () => ({ name }))),
      onAdd: () => change((before) => ({ ...before, players: [...before.players, newPlayer("")] })),
      isLeftEasily: (seat) => !table.players[seat].entered.length
        && !table.players[seat].sanctuaries.length,
      onRemove: (seat) => change((before) => ({
        ...before, players: before.players.toSpliced(seat, 1),
      })),
    }),
    h("fieldset", null,
      h("legend", null, gettext("Expansions")),
      h("div", { class: "options" }, EXPANSIONS.map((set) => h(Choice, {
        key: set,
        type: "checkbox",
        checked: table.sets.includes(set),
        onChange: () => change(withSet(set)),
        label: nameSet(set),
      })))),
    h("fieldset", null,
      h("legend", null, gettext("You read a row")),
      h("div", { class: "options" }, [true, false].map((fromLeft) => h(Choice, {
        key: fromLeft,
        type: "radio",
        name: "direction",
        checked: table.fromLeft === fromLeft,
        onChange: () => change((before) => ({ ...before, fromLeft })),
        label: fromLeft ? gettext("from left to right") : gettext("from right to left"),
        note: fromLeft ? gettext("the first played first") : gettext("the last played first"),
      })))),
    h("fieldset", null,
      h("legend", null, gettext("A tie goes to")),
      h("div", { class: "options" }, [
        ["lowest_card", gettext("the lowest Region"),
          gettext("as the rulebook says; it always decides")],
        ["lowest_total", gettext("the lowest total of hours"), gettext("as some summaries print")],
      ].map(([tieBreak, label, note]) => h(Choice, {
        key: tieBreak,
        type: "radio",
        name: "tie",
        checked: table.tieBreak === tieBreak,
        onChange: () => change((before) => ({ ...before, tieBreak })),
        label,
        note,
      })))),
    h(Problems, { problems, change }),
    h("button", { type: "button", class: "main", onClick: () => open(0) },
      gettext("Enter the cards")),
    !isEmpty(table) && h(Clear, { onClear }));
}
