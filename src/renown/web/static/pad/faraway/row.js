// A row of eight places, as it lies on the table; cards are dragged to where they belong.

import { Component, h } from "../../vendor/preact-10.29.8.module.js";
import { Drawing } from "../drawing.js";
import { ROW_LENGTH } from "../rules/faraway.js";
import { gettext } from "../words.js";

/** A finger or mouse that moved less than this has tapped, not dragged. */
const STILL = 8;

export class Row extends Component {
  state = { dragged: null, over: null };

  start = (event, place) => {
    if (event.button !== 0) return;
    this.from = { place, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  drag = (event) => {
    if (!this.from) return;
    const [x, y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (this.state.dragged === null) {
      if (Math.hypot(x, y) < STILL) return;
      // A finger that sets out upwards or downwards scrolls the page.
      if (event.pointerType === "touch" && Math.abs(y) > Math.abs(x)) {
        this.from = null;
        return;
      }
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]");
    this.setState({
      dragged: this.from.place,
      over: under ? Number(under.dataset.place) : this.state.over,
    });
  };

  drop = () => {
    const { dragged, over } = this.state;
    this.from = null;
    if (dragged === null) return;
    this.setState({ dragged: null, over: null });
    // The click that follows a drag chooses nothing.
    this.hasDragged = true;
    setTimeout(() => { this.hasDragged = false; });
    if (over !== null && over !== dragged) this.props.onMove(dragged, over);
  };

  cancel = () => {
    this.from = null;
    this.setState({ dragged: null, over: null });
  };

  render(props, { dragged, over }) {
    const { cards, table, seat, sheet, place, inserts, typed, isOpen, onSelect } = props;
    const ids = table.players[seat].entered;
    // A card that was taken away leaves a gap, until a number is typed or another card is chosen.
    const gap = isOpen && inserts ? place : ids.length;
    const isGap = gap < ids.length;
    const entered = isGap ? ids.toSpliced(gap, 0, null) : ids;
    const slots = Array.from({ length: ROW_LENGTH }, (_, round) => {
      const entry = table.fromLeft ? round : ROW_LENGTH - 1 - round;
      const card = cards.get(entered[entry]);
      const isActive = isOpen && entry === place;
      const line = card && sheet?.regions.find((each) => each.card === card);
      // Where the card stands among those entered, the gap not counted.
      const own = isGap && entry > gap ? entry - 1 : entry;
      return h("li", {
        key: round,
        "data-place": card ? own : undefined,
        class: [card && own === dragged && "dragged",
          card && own === over && dragged !== null && "over",
          isActive && "active"].filter(Boolean).join(" "),
      },
      h("button", {
        type: "button",
        class: "slot",
        "aria-pressed": String(isActive),
        "aria-label": card ? undefined
          : gettext("Place %(number)d, empty", { number: round + 1 }),
        onClick: () => this.hasDragged || (isGap && entry === gap) || onSelect(own),
        onPointerDown: card && ((event) => this.start(event, own)),
        onPointerMove: card && this.drag,
        onPointerUp: card && this.drop,
        onPointerCancel: card && this.cancel,
      },
      isActive && typed ? h("span", { class: "typed" }, `${typed}_`)
        : card ? h(Drawing, { card }) : h("span", { class: "empty" }, round + 1)),
      h("span", { class: "caption" }, line && card.quest ? h(Points, { line }) : ""));
    });
    return h("div", { class: "row-entered" },
      h("ol", { class: "cards", "aria-label": gettext("Row") }, slots));
  }
}

/** The points of a card, for eyes and for screen readers. */
export const Points = ({ line }) => [
  h("span", { class: "points" }, line.points), h("span", { class: "hidden" }, " ", gettext("fame")),
];
