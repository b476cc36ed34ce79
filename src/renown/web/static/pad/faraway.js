// The score pad for Faraway.

import { h, render } from "../vendor/preact-10.29.8.module.js";
import { Pad } from "./faraway/pad.js";
import { Cards } from "./faraway/table.js";
import { start } from "./start.js";

start(async (main, language) => {
  const answer = await fetch(`/score/cards/${language}`);
  render(h(Pad, { cards: new Cards(await answer.json()) }), main);
});
