// Fields for figures.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { MOST } from "../rules/expeditions.js";
import { gettext } from "../words.js";
import { isOddText, LONGEST_TEXT, readNumber } from "./figures.js";

const input = ({ id, value, onChange, inputmode = "numeric", label }) => h("input", {
  id,
  value,
  inputmode,
  maxlength: LONGEST_TEXT,
  autocomplete: "off",
  "aria-label": label,
  "aria-invalid": isOddText(value) ? "true" : undefined,
  onInput: (event) => onChange(event.currentTarget.value),
});

/** A figure, or several, with its name above. */
export const Field = ({ label, ...field }) => h("p", { class: "figure" },
  h("label", { for: field.id }, label), input(field));

/** A figure without a visible name. */
export const BareField = (field) => input(field);

/** A figure with buttons for one more and one less, for thumbs. */
export function CountField({ id, label, value, onChange }) {
  const step = (by) => {
    const number = readNumber(value) || 0;
    onChange(String(Math.max(0, Math.min(number + by, MOST))));
  };
  return h("div", { class: "figure count", role: "group", "aria-labelledby": `${id}-label` },
    h("label", { id: `${id}-label`, for: id }, label),
    h("button", { type: "button", "aria-label": gettext("One less"), onClick: () => step(-1) },
      "−"),
    input({ id, value, onChange }),
    h("button", { type: "button", "aria-label": gettext("One more"), onClick: () => step(1) },
      "+"));
}

export const Check = ({ label, checked, onChange }) => h("label", { class: "check" },
  h("input", { type: "checkbox", checked, onChange }), h("span", null, label));
