// What both pads do with a table: keep it, change it, and take over one that came by a link.

import { Component } from "../vendor/preact-10.29.8.module.js";
import { arrive } from "./frame.js";
import { Kept, KeptNames } from "./kept.js";
import { clearAddress, fieldsOfAddress } from "./sharing.js";
import { gettext } from "./words.js";

/**
 * A pad whose table is kept in this browser. The state has the table, the view that is open,
 * whether the table came by a link and another one is kept, and what the person is told.
 */
export class KeptPad extends Component {
  /**
   * game: {name, newTable, checked, fromFields, toFields, viewOf, result}: what the table is kept
   * under; how tables are made and read from outside; the view where one that is kept is gone on
   * with, and the view of its result.
   */
  constructor(game) {
    super();
    this.game = game;
    this.kept = new Kept(game.name);
    this.lastView = new Kept(`${game.name}.view`, "sessionStorage");
    this.names = new KeptNames();
    const kept = this.read();
    const fields = fieldsOfAddress();
    const brought = fields && game.fromFields(fields);
    // What is kept may know more of the same table than a link.
    const isNew = Boolean(brought) && !this.areSame(brought, kept);
    // Names are entered too: whoever kept nothing else is asked as well.
    const isShared = isNew && this.kept.read() !== null;
    this.state = {
      table: isNew ? brought : kept,
      view: brought ? game.result : this.viewKept() ?? game.viewOf(kept),
      isShared,
      told: this.findTold(fields, brought),
    };
    if (fields && !isShared) clearAddress();
    if (isNew && !isShared) this.kept.write(brought);
  }

  areSame(one, other) {
    return String(this.game.toFields(one)) === String(this.game.toFields(other));
  }

  findTold(fields, brought) {
    if (fields && !brought) return gettext("The link is broken: it holds no table.");
    const kept = this.kept.read();
    return kept !== null && !this.game.checked(kept)
      ? gettext("What was kept here cannot be read: this is a new table.") : "";
  }

  read() {
    const kept = this.kept.read();
    return (kept !== null && this.game.checked(kept)) || this.game.newTable(this.names.read());
  }

  /** The view that was open before a reload, or null. */
  viewKept() {
    return this.kept.read() === null ? null : this.lastView.read();
  }

  componentDidMount() {
    this.kept.watch(() => this.setState(({ isShared, table }) => ({
      table: isShared ? table : this.read(),
    })));
    window.addEventListener("hashchange", () => fieldsOfAddress() && location.reload());
  }

  /** Changes the table, and keeps it. change: what makes a new table of one. */
  change = (change) => this.setState(({ table }) => {
    const changed = change(table);
    const isKept = this.kept.write(changed);
    this.names.write(changed.players.map((player) => player.name));
    return {
      table: changed,
      told: isKept ? "" : gettext("This browser keeps nothing: do not close the page."),
    };
  });

  /** Opens a view. more: what else changes with it. */
  open = (view, more = {}) => {
    this.lastView.write(view);
    this.setState({ view, ...more }, arrive);
  };

  takeShared = () => {
    this.kept.write(this.state.table);
    clearAddress();
    this.setState({ isShared: false });
  };

  leaveShared = () => {
    clearAddress();
    const kept = this.read();
    this.open(this.game.viewOf(kept), { isShared: false, table: kept });
  };
}
