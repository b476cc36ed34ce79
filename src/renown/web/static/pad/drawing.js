// Cards as the server drew them.

import { h } from "../vendor/preact-10.29.8.module.js";

/** A card; the drawing bears its description for those who cannot see it. */
export const Drawing = ({ card }) =>
  h("span", { class: "drawing", dangerouslySetInnerHTML: { __html: card.svg } });

/** A symbol of the page's sprite: what can be counted on cards. */
export const Icon = ({ what }) =>
  h("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("use", { href: `#${what === "night" ? "moon" : what}` }));
