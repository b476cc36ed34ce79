// What cannot be or is odd, where it is seen, with the step that would mend it.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { gettext } from "../words.js";
import { nameSet } from "./table.js";

/** problems: what cannot be; doubts: what is odd, each {name, text}, the name where many play. */
export const Problems = ({ problems, doubts = [], change }) =>
  h("div", { class: "problems", role: "status" },
    problems.map(({ text, set }) => h("div", { class: "notice", key: text },
      h("p", null, text),
      set && h("button", {
        type: "button",
        onClick: () => change((table) => ({ ...table, sets: [...table.sets, set] })),
      }, gettext("Play with %(set)s", { set: nameSet(set) })))),
    doubts.map(({ name, text }) => h("p", { class: "doubts", key: `${name} ${text}` },
      name && [h("b", null, name), " "], text)));
