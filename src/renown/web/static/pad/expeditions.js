// The score pad for Expeditions.

import { h, render } from "../vendor/preact-10.29.8.module.js";
import { Pad } from "./expeditions/pad.js";
import { start } from "./start.js";

start((main) => render(h(Pad), main));
