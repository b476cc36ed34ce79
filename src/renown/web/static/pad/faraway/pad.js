// The whole pad: who plays, a view for each player's cards, the result.

import { Component, h } from "../../vendor/preact-10.29.8.module.js";
import { arrive, SharedNotice, Views } from "../frame.js";
import { Kept } from "../kept.js";
import { clearAddress, fieldsOfAddress } from "../sharing.js";
import { gettext } from "../words.js";
import { CardsView } from "./cards_view.js";
import { PlayersView } from "./players_view.js";
import { ResultView } from "./result_view.js";
import {
  checked, clearTable, doubtsOf, fromFields, isEmpty, namesOf, newTable, problemsOf,
} from "./table.js";

const PLAYERS = "players";
const RESULT = "result";

export class Pad extends Component {
  constructor({ cards }) {
    super();
    this.kept = new Kept("faraway");
    const kept = this.read(cards);
    const fields = fieldsOfAddress();
    const brought = fields && fromFields(fields, cards);
    const isShared = Boolean(brought) && !isEmpty(kept)
      && JSON.stringify(brought) !== JSON.stringify(kept);
    this.state = {
      table: brought ?? kept,
      view: brought ? RESULT : isEmpty(kept) ? PLAYERS : 0,
      isShared,
      told: fields && !brought ? gettext("The link is broken: it holds no table.") : "",
    };
    if (fields && !isShared) clearAddress();
    if (brought && !isShared) this.kept.write(brought);
  }

  read(cards) {
    const kept = this.kept.read();
    return (kept && checked(kept, cards)) ?? newTable();
  }

  componentDidMount() {
    this.kept.watch(() => this.setState(({ isShared, table }, { cards }) => ({
      table: isShared ? table : this.read(cards),
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

  open = (view) => this.setState({ view }, arrive);

  takeShared = () => {
    this.kept.write(this.state.table);
    clearAddress();
    this.setState({ isShared: false });
  };

  leaveShared = () => {
    clearAddress();
    this.setState({ isShared: false, table: this.read(this.props.cards), view: 0 }, arrive);
  };

  render({ cards }, { table, view, isShared, told }) {
    const problems = problemsOf(table, cards);
    const isOdd = (seat) => problems.some((problem) => problem.seats.includes(seat))
      || (table.players[seat].entered.length > 0 && doubtsOf(table, seat, cards).length > 0);
    const views = [
      { id: PLAYERS, label: gettext("Players") },
      ...namesOf(table).map((label, seat) => ({ id: seat, label, isOdd: isOdd(seat) })),
      { id: RESULT, label: gettext("Result") },
    ];
    const shown = { cards, table, problems, change: this.change, open: this.open };
    return h("div", { class: "pad" },
      isShared
        ? h(SharedNotice, { onTake: this.takeShared, onBack: this.leaveShared })
        : h(Views, { views, open: view, onOpen: this.open }),
      h("p", { role: "alert", class: told ? "notice" : "" }, told),
      view === PLAYERS && h(PlayersView, { ...shown, onClear: () => this.change(clearTable) }),
      view === RESULT && h(ResultView, { ...shown, isShared }),
      table.players[view] && h(CardsView, { ...shown, seat: view, key: view }));
  }
}
