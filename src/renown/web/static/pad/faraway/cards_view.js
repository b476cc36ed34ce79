// One player's cards: the row, the Sanctuaries, and below a keypad or a finder to enter them.

import { Component, h } from "../../vendor/preact-10.29.8.module.js";
import { ascents, askForSacrifice, MOST_SANCTUARIES, ROW_LENGTH } from "../rules/faraway.js";
import { gettext } from "../words.js";
import { addDigit, exists } from "./digits.js";
import { Finder } from "./finder.js";
import { Keypad } from "./keypad.js";
import { Problems } from "./problems.js";
import { Row } from "./row.js";
import { Sacrifices } from "./sacrifices.js";
import { PlacedSanctuaries } from "./sanctuaries.js";
import {
  addSanctuary, doubtsAboutCards, giveUp, moveRegion, nameOf, otherDirection, putRegion, rowOf, sheetOf,
  takeRegion, takeSanctuary, turnRow, UNDER_STARRY_SKIES,
} from "./table.js";

const REGIONS = "regions";
const SANCTUARIES = "sanctuaries";
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** What is entered next: Regions, then Sanctuaries, then nothing. */
const nextPanel = (regions, sanctuaries, expected) =>
  regions < ROW_LENGTH ? REGIONS : sanctuaries === expected ? null : SANCTUARIES;

export class CardsView extends Component {
  constructor({ table, seat, cards }) {
    super();
    const { entered, sanctuaries } = table.players[seat];
    const expected = ascents(rowOf(table, seat, cards));
    this.state = {
      // The place that the next number goes to, counted as the row is entered, and whether it is
      // put between others rather than in the place of one.
      place: entered.length,
      inserts: false,
      typed: "",
      told: "",
      panel: nextPanel(entered.length, sanctuaries.length, expected),
    };
  }

  componentDidMount() {
    document.addEventListener("keydown", this.onKey);
  }

  componentWillUnmount() {
    document.removeEventListener("keydown", this.onKey);
    this.finish();
  }

  /** The place that the next number goes to; another window may have taken cards away. */
  get place() {
    return Math.min(this.state.place, this.entered.length);
  }

  /** Takes what is typed halfway as the whole number: nothing typed is lost by going elsewhere. */
  finish() {
    if (this.state.typed) this.enter(Number(this.state.typed));
  }

  get entered() {
    return this.props.table.players[this.props.seat].entered;
  }

  tell = (told) => this.setState({ told });

  select = (place) => {
    this.setState({ told: "" });
    this.finish();
    this.setState({
      place: Math.max(0, Math.min(place, ROW_LENGTH - 1)),
      inserts: false,
      panel: REGIONS,
    });
  };

  show(panel) {
    this.setState({ told: "" });
    this.finish();
    this.setState({ panel });
  }

  digit = (digit) => {
    const { typed, number } = addDigit(this.state.typed, digit);
    this.setState({ typed, told: "", panel: REGIONS });
    if (number !== null) this.enter(number);
  };

  /** Says that what was typed is the whole number; without any, goes on to the next place. */
  next = () => {
    if (this.state.typed) this.finish();
    else if (this.entered.length === ROW_LENGTH) this.setState({ panel: SANCTUARIES });
    else this.select(this.place + 1);
  };

  enter(number) {
    const { table, seat, cards, change } = this.props;
    this.setState({ typed: "" });
    if (!exists(number)) {
      this.tell(gettext("There is no Region %(number)d.", { number }));
      return;
    }
    const { place } = this;
    const inserts = this.state.inserts && place < this.entered.length;
    // A number typed behind the last card of a full row has no place.
    if (place >= ROW_LENGTH) {
      this.tell(gettext("The row has 8 Regions already: choose the one that is wrong."));
      return;
    }
    const replaces = !inserts && place < this.entered.length;
    const others = replaces ? takeRegion(table, seat, place) : table;
    const card = cards.meant(number, others);
    change((before) =>
      putRegion(replaces ? takeRegion(before, seat, place) : before, seat, place, card.id));
    const length = this.entered.length + Number(!replaces);
    // After a correction, too, the next number goes behind the last card.
    this.setState({
      place: length,
      inserts: false,
      panel: length === ROW_LENGTH ? SANCTUARIES : REGIONS,
    });
  }

  erase = () => {
    const { typed, inserts } = this.state;
    if (typed) {
      this.setState({ typed: typed.slice(0, -1) });
      return;
    }
    // On a card, that card; in a gap or behind the last card, the one before.
    const target = inserts ? this.place - 1 : this.chosen;
    if (target < 0) return;
    this.props.change((table) => takeRegion(table, this.props.seat, target));
    // The gap stays where the card was, for the number that is meant.
    this.setState({ place: target, inserts: true, told: "", panel: REGIONS });
  };

  /** The card that an action is about: the one chosen, or the one just entered. */
  get chosen() {
    return Math.min(this.place, this.entered.length - 1);
  }

  move = (steps) => {
    // As on a phone's keys: what is typed halfway comes first.
    if (this.state.typed) {
      this.finish();
      return;
    }
    const { table, seat, change } = this.props;
    const from = this.chosen;
    const to = from + (table.fromLeft ? steps : -steps);
    if (from < 0 || to < 0 || to >= this.entered.length) return;
    change((before) => moveRegion(before, seat, from, to));
    this.setState({ place: to, inserts: false });
  };

  drop = (from, to) => {
    this.props.change((table) => moveRegion(table, this.props.seat, from, to));
    // A number typed halfway goes on behind the last card, not in place of the one dragged.
    this.setState({ place: this.state.typed ? this.entered.length : to, inserts: false });
  };

  /** Takes the Meteorite of the same number instead, or the other way round. */
  swapTwin = () => {
    const { seat, cards, change } = this.props;
    const twin = this.chosen >= 0 && cards.twin(cards.get(this.entered[this.chosen]));
    const place = this.chosen;
    if (twin) change((table) => putRegion(takeRegion(table, seat, place), seat, place, twin.id));
    else if (this.chosen >= 0) this.tell(gettext("No Meteorite has the number of this Region."));
  };

  addSanctuary = (id) => {
    const { table, seat, cards, change } = this.props;
    const { sanctuaries } = table.players[seat];
    // Tapped twice by a cold finger.
    if (sanctuaries.includes(id)) return;
    const placed = sanctuaries.length;
    if (placed === MOST_SANCTUARIES) {
      this.tell(gettext("A row brings 7 Sanctuaries at most: take away the one that is wrong."));
      return;
    }
    change((before) => addSanctuary(before, seat, id));
    const row = rowOf(table, seat, cards);
    const panel = nextPanel(row.length, placed + 1, ascents(row));
    // Whoever looks for Sanctuaries before the row is whole goes on looking.
    this.setState({ told: "", panel: panel === REGIONS ? SANCTUARIES : panel });
  };

  onKey = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (event.target.closest("input, select, textarea, dialog")) return;
    const action = this.actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  };

  /** What a key does here, or null. */
  actionOf({ key, altKey, target }) {
    if (key in STEPS) {
      return () => altKey ? this.move(STEPS[key]) : this.selectBeside(STEPS[key]);
    }
    if (altKey) return null;
    if (/^\d$/.test(key)) return () => this.digit(key);
    if (key === "Backspace" || key === "Delete") return this.erase;
    // A number is ended wherever the focus is; otherwise Enter presses what has it.
    if (key === "Enter" && (this.state.typed || !target.closest("button, a, summary"))) {
      return this.next;
    }
    return key.toLowerCase() === "m" && this.hasMeteorites ? this.swapTwin : null;
  }

  selectBeside(steps) {
    this.select(this.place + (this.props.table.fromLeft ? steps : -steps));
  }

  get hasMeteorites() {
    return this.props.table.sets.includes(UNDER_STARRY_SKIES);
  }

  render({ cards, table, seat, problems, change, open }, { inserts, typed, told, panel }) {
    const name = nameOf(table, seat);
    const row = rowOf(table, seat, cards);
    const sheet = sheetOf(table, seat, cards);
    const mine = problems.filter((problem) => problem.seats.includes(seat));
    const isWhole = row.length === ROW_LENGTH;
    const isLast = seat === table.players.length - 1;
    return h("section", {
      class: `cards-view ${panel === SANCTUARIES ? "finding" : ""}`, "aria-label": name,
    },
      h("div", { class: "entered" },
        h("header", null,
          h("h2", null, name),
          h(Way, { fromLeft: table.fromLeft }),
          h("p", { class: "points" },
            sheet ? gettext("%(fame)d fame", { fame: sheet.total }) : "–")),
        h(Row, { cards, table, seat, sheet, place: this.place, inserts, typed,
          isOpen: panel === REGIONS, onSelect: this.select, onMove: this.drop }),
        isWhole && h(OtherDirection, { cards, table, seat, sheet,
          onTurn: () => change((before) => turnRow(before, seat)) }),
        h(PlacedSanctuaries, { cards, table, seat, sheet,
          onRemove: (which) => change((before) => takeSanctuary(before, seat, which)) }),
        // While Regions or Sanctuaries are being entered, it goes without saying that some lack.
        h(Problems, { problems: mine, change,
          doubts: panel ? [] : doubtsAboutCards(table, seat, cards).map((text) => ({ text })) }),
        askForSacrifice(row).length > 0 && h(Sacrifices, { cards, table, seat,
          onGive: (region, ids) => change((before) => giveUp(before, seat, region, ids)) })),
      h("div", { class: "entry" },
        h("p", { role: "alert", class: told ? "notice" : "" }, told),
        h("div", { class: "panels-of-entry" },
          [[REGIONS, gettext("Regions")], [SANCTUARIES, gettext("Sanctuaries")]].map(
            ([id, label]) => h("button", {
              key: id, type: "button", "aria-pressed": String(id === panel),
              onClick: () => this.show(id === panel ? null : id),
            }, label)),
          h("button", { type: "button", class: "main",
            // The second tap of a cold finger passes nobody over.
            onClick: (event) => event.detail < 2 && open(isLast ? "result" : seat + 1) },
          isLast ? gettext("Result") : gettext("Next player"))),
        panel === REGIONS && h(Keypad, { hasMeteorites: this.hasMeteorites, onDigit: this.digit,
          onNext: this.next, onErase: this.erase, onMove: this.move, onMeteorite: this.swapTwin }),
        panel === SANCTUARIES
          && h(Finder, { cards, table, onFound: this.addSanctuary })));
  }
}

/** In which direction the row is entered. */
const Way = ({ fromLeft }) => h("p", { class: "way" },
  h("span", { "aria-hidden": "true" }, fromLeft ? "→" : "←"),
  h("span", { class: "hidden" }, fromLeft
    ? gettext("Entered from left to right") : gettext("Entered from right to left")));

/** What the row would pay if it had been entered the wrong way round: the commonest mistake. */
function OtherDirection({ cards, table, seat, sheet, onTurn }) {
  const other = otherDirection(table, seat, cards);
  if (!sheet || !other) return null;
  return h("p", { class: "direction" },
    h("button", { type: "button", onClick: onTurn, title: gettext("Turn the row round") },
      h("span", { "aria-hidden": "true" }, "⇄ "),
      gettext("The other way round: %(fame)d fame", { fame: other.total }),
      h("span", { class: "hidden" }, ". ", gettext("Turn the row round"))));
}
