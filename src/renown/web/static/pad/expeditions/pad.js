// The whole pad: who plays, the game, everybody's figures, the result.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { SharedNotice, Views } from "../frame.js";
import { KeptPad } from "../kept_pad.js";
import { gettext } from "../words.js";
import { GameView } from "./game_view.js";
import { checked, fromFields, toFields } from "./link.js";
import { outcomeOf } from "./outcome.js";
import { PlayersView } from "./players_view.js";
import { ResultView } from "./result_view.js";
import { ScoreView } from "./score_view.js";
import { isEmpty, namesOf, newTable } from "./table.js";
import { GAME, PLAYERS, RESULT, SCORE } from "./views.js";

/** Where a table that is kept is gone on with. */
const viewOf = (table) => isEmpty(table) ? PLAYERS
  : table.players.some(({ coins }) => coins) ? SCORE : GAME;

export class Pad extends KeptPad {
  constructor() {
    super({
      name: "expeditions", newTable, checked, fromFields, toFields, viewOf, result: RESULT,
    });
  }

  openSeat = (view, seat = 0) => this.open(view, { seat });

  render(_, { table, view, seat = 0, isShared, told }) {
    const outcome = outcomeOf(table);
    const { faults, oddities, tied, missing } = outcome;
    // What breaks a tie is asked for where the result is.
    const isOddTie = tied.length > 0 && (faults.length > 0 || missing.length > 0);
    const isOdd = (faults.length > 0 && !isOddTie)
      || oddities.some(({ kind }) => kind === "below goal");
    const views = [
      { id: PLAYERS, label: gettext("Players") },
      { id: GAME, label: gettext("Game") },
      { id: SCORE, label: gettext("Score"), isOdd },
      { id: RESULT, label: gettext("Result"), isOdd: isOddTie },
    ];
    const shown = { table, outcome, change: this.change, open: this.openSeat };
    return h("div", { class: "pad" },
      isShared
        ? h(SharedNotice, { onTake: this.takeShared, onBack: this.leaveShared })
        : h(Views, { views, open: view, onOpen: (id) => this.openSeat(id) }),
      h("p", { role: "alert", class: told ? "notice" : "" }, told),
      view === PLAYERS && h(PlayersView, shown),
      view === GAME && h(GameView, shown),
      view === SCORE && h(ScoreView, {
        ...shown, seat: Math.min(seat, namesOf(table).length - 1),
      }),
      view === RESULT && h(ResultView, { ...shown, isShared }));
  }
}
