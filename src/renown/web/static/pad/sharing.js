// Taking a result along: as a link that carries all of it, as a picture, on paper.

import { Component, h } from "../vendor/preact-10.29.8.module.js";
import { drawResult } from "./picture.js";
import { gettext } from "./words.js";

/** The address of this pad with a table in it. What follows the # never reaches a server. */
const addressWith = (fields) => `${location.origin}${location.pathname}#${fields}`;

/** What a link brought along, or null; "#main" is where the page's own link to its content leads. */
export const fieldsOfAddress = () => ["", "#main"].includes(location.hash)
  ? null : new URLSearchParams(location.hash.slice(1));

/** Forgets what the link brought, so that a reload shows what is kept in this browser. */
export const clearAddress = () => history.replaceState(null, "", location.pathname);

async function copyLink(fields) {
  const address = addressWith(fields);
  try {
    await navigator.clipboard.writeText(address);
    return { told: gettext("The link is copied. It carries the whole result."), address };
  } catch {
    // Without a secure connection a page cannot copy; the person still can.
    return { told: gettext("Copy this link. It carries the whole result."), address };
  }
}

async function savePicture(title, result) {
  const picture = await drawResult(result);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = `${title}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return { told: gettext("The picture is saved.") };
}

/**
 * The buttons under a result.
 *
 * fields: the table as URLSearchParams; title: the name of the picture's file; result: what
 * `drawResult` takes.
 */
export class Sharing extends Component {
  state = { told: "" };

  render({ fields, title, result }, { told, address }) {
    const act = (action) => async () => this.setState({ address: undefined, ...await action() });
    return h("section", { class: "sharing", "aria-label": gettext("Take it along") },
      h("div", { class: "steps" },
        h("button", { type: "button", onClick: act(() => copyLink(fields)) }, gettext("Copy a link")),
        h("button", { type: "button", onClick: act(() => savePicture(title, result)) },
          gettext("Save a picture")),
        h("button", { type: "button", onClick: () => window.print() }, gettext("Print"))),
      h("p", { role: "status" }, told),
      address && h("label", null, h("span", { class: "hidden" }, gettext("The link")),
        h("input", { class: "link", readonly: true, value: address, onFocus: selectAll })));
  }
}

const selectAll = (event) => event.currentTarget.select();
