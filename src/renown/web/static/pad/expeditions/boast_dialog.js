// A boast: the category, then what is owned of it; refused with the reason.

import { Component, createRef, h } from "../../vendor/preact-10.29.8.module.js";
import { CATEGORIES, openCategories, refuseBoast } from "../rules/expeditions.js";
import { gettext } from "../words.js";
import { CountField } from "./fields.js";
import { isOddText, readNumber } from "./figures.js";
import { describeGoal, labelCategory, labelFigure, nameCategory } from "./names.js";
import { describeFault, describeRefusal } from "./sentences.js";
import { basecampOf, countsOf, figuresFor, nameOf, namesOf } from "./table.js";

export class BoastDialog extends Component {
  state = { category: null, told: {}, refused: "" };
  dialog = createRef();
  title = createRef();

  componentDidMount() {
    this.dialog.current.showModal();
    this.title.current.focus();
  }

  /** Goes on to another question; the focus goes along. */
  turnTo(state) {
    this.setState({ refused: "", ...state }, () => this.title.current.focus());
  }

  choose = (category) => {
    const player = this.props.table.players[this.props.seat];
    const told = category === "corruption20" ? {}
      : Object.fromEntries(figuresFor(category).map((figure) => [figure, player[figure] || "0"]));
    this.turnTo({ category, told });
  };

  place = (told) => {
    const { table, seat, onPlace } = this.props;
    const { category } = this.state;
    if (Object.values(told).some((text) => typeof text === "string" && isOddText(text))) {
      this.setState({ refused: gettext("A whole number up to 9,999, please.") });
      return;
    }
    const numbers = Object.entries(told).map(([figure, text]) =>
      [figure, typeof text === "string" ? readNumber(text) ?? 0 : text]);
    const counts = { ...countsOf(table.players[seat]), ...Object.fromEntries(numbers) };
    const owner = table.players.findIndex((player, other) => other !== seat && player.corruption20);
    if (counts.corruption20 && category === "corruption20" && owner >= 0) {
      const fault = { kind: "two owners", seats: [owner, seat] };
      this.setState({ refused: describeFault(fault, namesOf(table)) });
      return;
    }
    const refusal = refuseBoast(basecampOf(table), seat, category, counts);
    if (refusal) {
      this.setState({ refused: describeRefusal(refusal) });
      return;
    }
    onPlace(category, told);
    this.dialog.current.close();
  };

  render({ table, seat, onClose }, { category, told, refused }) {
    const name = nameOf(table, seat);
    return h("dialog", {
      ref: this.dialog, class: "boast", "aria-labelledby": "boast-title", onClose,
    },
      h("h2", { id: "boast-title", ref: this.title, tabIndex: -1 }, category === null
        ? gettext("%(name)s boasts", { name })
        : gettext("%(name)s boasts: %(category)s", { name, category: nameCategory(category) })),
      category === null ? h(Categories, { table, seat, onChoose: this.choose })
        : category === "corruption20" ? h(Owner, { name, onAnswer: this.place })
          : h(Counts, { category, told, onPlace: () => this.place(told),
            onChange: (figure, text) => this.setState(
              { told: { ...told, [figure]: text }, refused: "" }) }),
      h("p", { role: "alert", class: refused ? "notice" : "" }, refused),
      h("div", { class: "leave" },
        category !== null && h("button", { type: "button",
          onClick: () => this.turnTo({ category: null }) }, gettext("Another category")),
        h("button", { type: "button", onClick: () => this.dialog.current.close() },
          gettext("Cancel"))));
  }
}

/** The categories to choose from; where a token stands already, none more can. */
function Categories({ table, seat, onChoose }) {
  const placed = basecampOf(table).placed[seat];
  const open = openCategories(placed, countsOf(table.players[seat]));
  return h("ul", { class: "categories" }, CATEGORIES.map((category) => h("li", { key: category },
    placed.includes(category)
      ? h("p", { class: "placed-category" }, h("span", null, labelCategory(category)),
        h("small", null, gettext("your token stands here")))
      : h("button", { type: "button", onClick: () => onChoose(category) },
        h("span", null, labelCategory(category)),
        h("small", null, open.includes(category) ? gettext("met already, as far as is known")
          : describeGoal(category))))));
}

const Counts = ({ category, told, onChange, onPlace }) =>
  h("form", { onSubmit: (event) => {
    event.preventDefault();
    onPlace();
  } },
  h("p", { class: "facts" }, gettext("It takes: %(goal)s.", { goal: describeGoal(category) })),
  Object.entries(told).map(([figure, value]) => h(CountField, {
    key: figure,
    id: `count-${figure}`,
    label: labelFigure(figure),
    value,
    onChange: (text) => onChange(figure, text),
  })),
  h("button", { class: "main" }, gettext("Place the token")));

const Owner = ({ name, onAnswer }) => h("div", null,
  h("p", null, gettext("Does %(name)s own the corruption token of value 20?", { name })),
  h("div", { class: "answers" },
    h("button", { type: "button", class: "main", onClick: () => onAnswer({ corruption20: true }) },
      gettext("Yes")),
    h("button", { type: "button", onClick: () => onAnswer({ corruption20: false }) },
      gettext("No"))));
