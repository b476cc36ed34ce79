// What both pads are framed in: the views, a result that came by a link, what cannot be.

import { h } from "../vendor/preact-10.29.8.module.js";
import { gettext } from "./words.js";

/** The views of a pad; the one that is open is marked. views: [{id, label, isOdd}]. */
export const Views = ({ views, open, onOpen }) =>
  h("nav", { class: "views", "aria-label": gettext("Views") },
    views.map(({ id, label, isOdd }) =>
      h("button", {
        key: id,
        type: "button",
        "aria-current": id === open ? "page" : undefined,
        onClick: () => onOpen(id),
      },
      label,
      isOdd && h("span", { class: "odd" }, h("span", { "aria-hidden": "true" }, " !"),
        h("span", { class: "hidden" }, " ", gettext("needs a look"))))));

/** Goes to the top of a view that has just been opened, with the focus too. */
export function arrive() {
  window.scrollTo({ top: 0 });
  document.querySelector(".views [aria-current]")
    ?.scrollIntoView({ inline: "nearest", block: "nearest" });
  document.getElementById("main").focus({ preventScroll: true });
}

/** Says that a result came by a link, and that another one is kept here. */
export const SharedNotice = ({ onTake, onBack }) =>
  h("div", { class: "notice shared" },
    h("p", null, gettext("This result came by a link. Another one is kept on this device.")),
    h("div", { class: "steps" },
      h("button", { type: "button", onClick: onBack }, gettext("Back to the one kept here")),
      h("button", { type: "button", onClick: onTake }, gettext("Keep this one instead"))));

/**
 * Names and how many there are, with buttons for one more and one less. isLeftEasily: whether
 * nothing was entered for a seat; otherwise it is asked before it goes.
 */
export function PlayerNames({
  names, fewest, most, longest, isLeftEasily, onName, onAdd, onRemove,
}) {
  const titleOf = (seat) => names[seat] || gettext("Player %(number)d", { number: seat + 1 });
  const remove = (seat) => {
    const question = gettext("Remove %(name)s with all that was entered?", { name: titleOf(seat) });
    if (isLeftEasily(seat) || window.confirm(question)) onRemove(seat);
  };
  return h("fieldset", { class: "names" },
    h("legend", null, gettext("Players")),
    names.map((name, seat) => h("p", { class: "seat", key: seat },
      h("label", { for: `player-${seat}` },
        gettext("Player %(number)d", { number: seat + 1 })),
      h("input", {
        id: `player-${seat}`,
        value: name,
        maxlength: longest,
        autocomplete: "off",
        onInput: (event) => onName(seat, event.currentTarget.value),
      }),
      names.length > fewest && h("button", {
        type: "button",
        class: "remove",
        "aria-label": gettext("Remove %(name)s", { name: titleOf(seat) }),
        onClick: () => remove(seat),
      }, "×"))),
    names.length < most
      && h("button", { type: "button", onClick: onAdd }, gettext("Add a player")));
}

/** Clears what was entered, after asking once more. */
export const Clear = ({ onClear }) =>
  h("details", { class: "clear" },
    h("summary", null, gettext("Clear")),
    h("p", null, gettext("All cards and figures are forgotten; the names stay.")),
    h("button", { type: "button", onClick: (event) => {
      event.currentTarget.closest("details").open = false;
      onClear();
    } }, gettext("Clear everything")));
