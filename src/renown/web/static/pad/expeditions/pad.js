// The whole pad: who plays, the game, everybody's figures, the result.

import { Component, h } from "../../vendor/preact-10.29.8.module.js";
import { SharedNotice, Views } from "../frame.js";
import { Kept } from "../kept.js";
import { clearAddress, fieldsOfAddress } from "../sharing.js";
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

const areSame = (one, other) => String(toFields(one)) === String(toFields(other));

export class Pad extends Component {
  constructor() {
    super();
    this.kept = new Kept("expeditions");
    const kept = this.read();
    const fields = fieldsOfAddress();
    const brought = fields && fromFields(fields);
    const isShared = Boolean(brought) && !isEmpty(kept) && !areSame(brought, kept);
    // What is kept knows more of the same table: how to take steps back.
    const isNew = Boolean(brought) && !areSame(brought, kept);
    this.state = {
      table: isNew ? brought : kept,
      view: brought ? RESULT : viewOf(kept),
      seat: 0,
      isShared,
      told: this.findTold(fields, brought),
    };
    if (fields && !isShared) clearAddress();
    if (isNew && !isShared) this.kept.write(brought);
  }

  read() {
    return checked(this.kept.read()) ?? newTable();
  }

  findTold(fields, brought) {
    if (fields && !brought) return gettext("The link is broken: it holds no table.");
    const isBroken = this.kept.read() !== null && !checked(this.kept.read());
    return isBroken ? gettext("What was kept here cannot be read: this is a new table.") : "";
  }

  componentDidMount() {
    this.kept.watch(() => this.setState(({ isShared, table }) => ({
      table: isShared ? table : this.read(),
    })));
    window.addEventListener("hashchange", () => location.reload());
  }

  /** Changes the table, and keeps it. change: what makes a new table of one. */
  change = (change) => this.setState(({ table }) => {
    const changed = change(table);
    const isKept = this.kept.write(changed);
    return {
      table: changed,
      told: isKept ? "" : gettext("This browser keeps nothing: do not close the page."),
    };
  });

  open = (view, seat = 0) => {
    this.setState({ view, seat });
    window.scrollTo({ top: 0 });
  };

  takeShared = () => {
    this.kept.write(this.state.table);
    clearAddress();
    this.setState({ isShared: false });
  };

  leaveShared = () => {
    clearAddress();
    const kept = this.read();
    this.setState({ isShared: false, table: kept, view: viewOf(kept) });
  };

  render(_, { table, view, seat, isShared, told }) {
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
    const shown = { table, outcome, change: this.change, open: this.open };
    return h("div", { class: "pad" },
      isShared
        ? h(SharedNotice, { onTake: this.takeShared, onBack: this.leaveShared })
        : h(Views, { views, open: view, onOpen: (id) => this.open(id) }),
      h("p", { role: "alert", class: told ? "notice" : "" }, told),
      view === PLAYERS && h(PlayersView, shown),
      view === GAME && h(GameView, shown),
      view === SCORE && h(ScoreView, {
        ...shown, seat: Math.min(seat, namesOf(table).length - 1),
      }),
      view === RESULT && h(ResultView, { ...shown, isShared }));
  }
}
