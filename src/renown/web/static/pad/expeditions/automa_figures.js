// The Automa's icons: how many of each, and the value its progress cards print for them.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { gettext } from "../words.js";
import { BareField } from "./fields.js";
import { MOST_ICONS } from "./link.js";
import { newIcon, withAutoma } from "./table.js";

export function AutomaFigures({ automa: { icons }, change }) {
  const replaceIcons = (changed) => change((before) => withAutoma(before, () => ({
    icons: changed(before.automa.icons),
  })));
  const field = (place, part, label) => h(BareField, {
    id: `icon-${place}-${part}`,
    label,
    value: icons[place][part],
    onChange: (text) => replaceIcons((before) =>
      before.with(place, { ...before[place], [part]: text })),
  });
  return [
    h("p", { class: "facts" },
      gettext("For each kind of icon: how many, times the value printed.")),
    h("ul", { class: "icons" }, icons.map((_, place) => h("li", { key: place },
      field(place, "count", gettext("Icons of kind %(number)d", { number: place + 1 })),
      h("span", { "aria-hidden": "true" }, "×"),
      field(place, "each", gettext("Value of kind %(number)d", { number: place + 1 })),
      icons.length > 1 && h("button", {
        type: "button",
        class: "remove",
        "aria-label": gettext("Remove kind %(number)d", { number: place + 1 }),
        onClick: () => replaceIcons((before) => before.toSpliced(place, 1)),
      }, "×")))),
    icons.length < MOST_ICONS && h("button", {
      type: "button", onClick: () => replaceIcons((before) => [...before, newIcon()]),
    }, gettext("Add a kind")),
  ];
}
