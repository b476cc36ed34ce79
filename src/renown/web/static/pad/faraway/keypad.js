// A keypad as on a phone, with keys to go on, to erase, to move a card, and for Meteorites.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { gettext } from "../words.js";

/** Keys leave the focus where it is, so that Enter on a keyboard does not press them again. */
const keepFocus = (event) => event.preventDefault();

const Key = ({ label, name, onPress, disabled, wide }) =>
  h("button", {
    type: "button", class: wide ? "wide" : "", "aria-label": name, title: name, disabled,
    onPointerDown: keepFocus, onMouseDown: keepFocus, onClick: onPress,
  }, label);

export const Keypad = ({ hasMeteorites, onDigit, onNext, onErase, onMove, onMeteorite }) => {
  const digit = (label) => h(Key, { label, onPress: () => onDigit(label) });
  return h("div", { class: "keypad", role: "group", "aria-label": gettext("Keypad") },
    digit("1"), digit("2"), digit("3"),
    h(Key, { label: "⌫", name: gettext("Erase"), onPress: onErase }),
    digit("4"), digit("5"), digit("6"),
    h(Key, { label: "◂", name: gettext("Move the card to the left"), onPress: () => onMove(-1) }),
    digit("7"), digit("8"), digit("9"),
    h(Key, { label: "▸", name: gettext("Move the card to the right"), onPress: () => onMove(1) }),
    h(Key, {
      label: h("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
        h("use", { href: "#meteorite" })),
      name: gettext("It is the Meteorite"),
      disabled: !hasMeteorites,
      onPress: onMeteorite,
    }),
    digit("0"),
    h(Key, { label: gettext("Next"), wide: true, onPress: onNext }));
};
