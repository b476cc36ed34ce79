// The whole pad: who plays, a view for each player's cards, the result.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { SharedNotice, Views } from "../frame.js";
import { KeptPad } from "../kept_pad.js";
import { gettext } from "../words.js";
import { CardsView } from "./cards_view.js";
import { PlayersView } from "./players_view.js";
import { ResultView } from "./result_view.js";
import {
  checked, clearTable, doubtsOf, fromFields, isEmpty, namesOf, newTable, problemsOf, toFields,
} from "./table.js";

const PLAYERS = "players";
const RESULT = "result";

export class Pad extends KeptPad {
  constructor({ cards }) {
    super({
      name: "faraway",
      newTable,
      checked: (table) => checked(table, cards),
      fromFields: (fields) => fromFields(fields, cards),
      toFields,
      viewOf: (table) => isEmpty(table) ? PLAYERS : 0,
      result: RESULT,
    });
  }

  render({ cards }, { table, view: wanted, isShared, told }) {
    // In another window a player may have been removed.
    const view = typeof wanted === "number" && !table.players[wanted] ? PLAYERS : wanted;
    const problems = problemsOf(table, cards);
    const isOdd = (seat) => problems.some((problem) => problem.seats.includes(seat))
      || (seat !== view && table.players[seat].entered.length > 0
        && doubtsOf(table, seat, cards).length > 0);
    const views = [
      { id: PLAYERS, label: gettext("Players") },
      ...namesOf(table).map((label, seat) => ({ id: seat, label, isOdd: isOdd(seat) })),
      { id: RESULT, label: gettext("Result") },
    ];
    const shown = { cards, table, problems, change: this.change, open: this.open };
    return h("div", { class: "pad" },
      isShared
        ? h(SharedNotice, { onTake: this.takeShared, onBack: this.leaveShared })
        : h(Views, { views, open: view, onOpen: (id) => this.open(id) }),
      h("p", { role: "alert", class: told ? "notice" : "" }, told),
      view === PLAYERS && h(PlayersView, { ...shown, onClear: () => this.change(clearTable) }),
      view === RESULT && h(ResultView, { ...shown, isShared }),
      table.players[view] && h(CardsView, { ...shown, seat: view, key: view }));
  }
}
