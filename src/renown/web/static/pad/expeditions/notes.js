// What cannot be or is odd, where it is seen.

import { h } from "../../vendor/preact-10.29.8.module.js";
import { describeFault, describeOddity } from "./sentences.js";

export const Notes = ({ faults, oddities, names }) =>
  h("div", { class: "problems", role: "status" },
    faults.map((fault) => describeFault(fault, names))
      .map((text) => h("div", { class: "notice", key: text }, h("p", null, text))),
    oddities.map((oddity) => describeOddity(oddity, names))
      .map((text) => h("p", { class: "doubts", key: text }, text)));
