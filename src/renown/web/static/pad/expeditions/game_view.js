// The game as it goes on: everybody's glory tokens, and the last turns once they have begun.

import { Component, h } from "../../vendor/preact-10.29.8.module.js";
import { lastTurns, refuseSeat, TOKENS } from "../rules/expeditions.js";
import { gettext } from "../words.js";
import { BoastDialog } from "./boast_dialog.js";
import { LastTurns } from "./last_turns.js";
import { labelCategory } from "./names.js";
import { describeRefusal, describeStep } from "./sentences.js";
import { basecampOf, boastAt, nameOf, playsAutoma, takeBack, takeTurn } from "./table.js";
import { SCORE } from "./views.js";

export class GameView extends Component {
  state = { boasting: null, refused: null };

  begin = (seat) => {
    const refusal = refuseSeat(basecampOf(this.props.table), seat);
    this.setState(refusal ? { refused: { seat, text: describeRefusal(refusal) } }
      : { boasting: seat, refused: null });
  };

  step = (change) => {
    this.props.change(change);
    this.setState({ refused: null });
  };

  render({ table, open }, { boasting, refused }) {
    const basecamp = basecampOf(table);
    const names = table.players.map((_, seat) => nameOf(table, seat));
    const turns = lastTurns({ ...basecamp, turnsTaken: 0 });
    const last = table.steps.at(-1);
    return h("section", { class: "game-view" },
      basecamp.triggeredBy !== null && h(LastTurns, { basecamp, names,
        onTaken: () => this.step(takeTurn), onScore: () => open(SCORE) }),
      h("ol", { class: "basecamp" }, basecamp.placed.map((placed, seat) => h("li", {
        key: seat, class: turns[basecamp.turnsTaken] === seat ? "acting" : "",
      },
      h("header", null, h("h2", null, names[seat]),
        placed.length < TOKENS && h("button", { type: "button", onClick: () => this.begin(seat) },
          gettext("Boast"), h("span", { class: "hidden" }, ` ${names[seat]}`))),
      h(Tokens, { placed, name: names[seat] }),
      h("p", { role: "alert", class: refused?.seat === seat ? "notice" : "" },
        refused?.seat === seat ? refused.text : "")))),
      playsAutoma(table)
        && h("p", { class: "facts" }, gettext("The turns of the Automa are not counted here.")),
      h("div", { class: "history" },
        h("p", { role: "status" },
          last ? describeStep(last, names, turns.slice(0, basecamp.turnsTaken)) : ""),
        last && h("button", { type: "button", onClick: () => this.step(takeBack) },
          gettext("Take back"))),
      // Another window may have taken the player away.
      table.players[boasting] && h(BoastDialog, {
        table,
        seat: boasting,
        onPlace: (category, told) =>
          this.step((before) => boastAt(before, boasting, category, told)),
        onClose: () => this.setState({ boasting: null }),
      }));
  }
}

/** The places of a player's tokens, those that are placed with their category. */
const Tokens = ({ placed, name }) =>
  h("ol", { class: "tokens", "aria-label": gettext("Glory tokens of %(name)s", { name }) },
    Array.from({ length: TOKENS }, (_, place) => h("li", {
      key: place, class: placed[place] ? "token" : "place",
    },
    h("span", { class: "disc", "aria-hidden": "true" }),
    placed[place] ? h("span", null, labelCategory(placed[place]))
      : h("span", { class: "hidden" }, gettext("not placed")))));
