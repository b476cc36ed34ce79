// Finding a Sanctuary, which has no number: one tap on something it shows, one on the card.

import { Component, createRef, h } from "../../vendor/preact-10.29.8.module.js";
import { nameThing } from "../card_words.js";
import { Drawing, Icon } from "../drawing.js";
import { gettext } from "../words.js";
import { BASE, nameOf } from "./table.js";

const BIOMES = ["forest", "river", "desert", "city", "haven"];
const ICONS = ["clue", "night", "stone", "chimera", "thistle"];
const COLOUR = "colour";
const ON_TOP = "icon";
const QUEST = "quest";
const NONE = "none";
const SET = "set";

const shows = {
  [COLOUR]: (card, what) => card.biome === what,
  [ON_TOP]: (card, what) => what === NONE
    ? !ICONS.some((icon) => card.counts[icon]) : Boolean(card.counts[what]),
  [QUEST]: (card, what) => what === NONE ? !card.quest
    : what === SET ? card.quest?.kind === "each set"
      : card.quest?.kind !== "each set" && Boolean(card.quest?.of.includes(what)),
};

export class Finder extends Component {
  state = { wanted: {} };

  list = createRef();

  toggle = (kind, what) => this.setState(({ wanted }) => ({
    wanted: { ...wanted, [kind]: wanted[kind] === what ? undefined : what },
  }));

  choose = (id) => {
    this.props.onFound(id);
    this.setState({ wanted: {} });
    this.list.current.scrollTop = 0;
  };

  render({ cards, table }, { wanted }) {
    const inPlay = cards.sanctuaries.filter(({ set }) => set === BASE || table.sets.includes(set));
    const fits = (card) => Object.entries(wanted)
      .every(([kind, what]) => what === undefined || shows[kind](card, what));
    const owner = (id) => table.players.findIndex(({ sanctuaries }) => sanctuaries.includes(id));
    const found = inPlay.filter(fits);
    const group = (kind, name, whats) => {
      // Only what some Sanctuary in play has can be asked for.
      const offered = whats.filter((what) => inPlay.some((card) => shows[kind](card, what)));
      return h("div", { role: "group", "aria-label": name },
        h("span", { class: "caption", "aria-hidden": "true" }, name),
        offered.map((what) => h("button", {
          key: what,
          type: "button",
          class: kind === COLOUR ? `colour biome-${what}` : "",
          "aria-pressed": String(wanted[kind] === what),
          "aria-label": nameWhat(what),
          title: nameWhat(what),
          onClick: () => this.toggle(kind, what),
        }, what === NONE ? "–" : what === SET ? gettext("set") : h(Icon, { what }))));
    };
    return h("div", { class: "finder" },
      group(COLOUR, gettext("Colour"), BIOMES),
      group(ON_TOP, gettext("Shows"), [...ICONS, NONE]),
      group(QUEST, gettext("Pays for"), [...BIOMES, ...ICONS, SET, NONE]),
      h("p", { class: "hidden", role: "status" },
        gettext("%(number)d Sanctuaries to choose from", { number: found.length })),
      h("ul", { class: "cards sanctuaries found", ref: this.list }, found.map((card) => {
        const seat = owner(card.id);
        return h("li", { key: card.id, class: seat < 0 ? "" : "taken" },
          h("button", { type: "button", class: "slot", onClick: () => this.choose(card.id) },
            h(Drawing, { card }),
            h("span", { class: "caption" }, card.id, seat < 0 ? "" : ` ${nameOf(table, seat)}`)));
      })));
  }
}

const nameWhat = (what) => what === NONE ? gettext("nothing")
  : what === SET ? gettext("a set") : nameThing(what);
