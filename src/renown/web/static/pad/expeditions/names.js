// What things are called: categories and figures, within a sentence and as a label.

import { gettext } from "../words.js";

const CATEGORIES = {
  quests: () => gettext("solved quests"),
  melds: () => gettext("melded meteorites"),
  upgrades: () => gettext("upgraded items"),
  corruption20: () => gettext("the corruption token of value 20"),
  corruption: () => gettext("corruption tokens"),
  cards: () => gettext("cards"),
  workers_maps: () => gettext("workers or maps"),
};

const FIGURES = {
  ...CATEGORIES,
  coins: () => gettext("coins"),
  workers: () => gettext("workers"),
  maps: () => gettext("map tokens"),
  power: () => gettext("power"),
  itemValue: () => gettext("the value of an item"),
  icon: () => gettext("an icon's figure"),
};

const LABELS = {
  coins: () => gettext("Coins, all together"),
  quests: () => gettext("Solved quests"),
  items: () => gettext("Values of upgraded items, as in 6 4 3"),
  melds: () => gettext("Melded meteorites"),
  upgrades: () => gettext("Upgraded items"),
  corruption: () => gettext("Corruption tokens, the one of value 20 not counted"),
  cards: () => gettext("Cards in hand and active row"),
  workers: () => gettext("Workers"),
  maps: () => gettext("Map tokens"),
  power: () => gettext("Power"),
};

const TOKENS = {
  quests: () => gettext("Solved quests"),
  melds: () => gettext("Melded meteorites"),
  upgrades: () => gettext("Upgraded items"),
  corruption20: () => gettext("Corruption token 20"),
  corruption: () => gettext("Corruption tokens"),
  cards: () => gettext("Cards"),
  workers_maps: () => gettext("Workers or maps"),
};

const GOALS = {
  quests: () => gettext("4 or more"),
  melds: () => gettext("4 or more"),
  upgrades: () => gettext("4 or more"),
  corruption20: () => gettext("its owner"),
  corruption: () => gettext("7 or more, without the 20"),
  cards: () => gettext("8 or more"),
  workers_maps: () => gettext("7 workers or 5 map tokens"),
};

const SOURCES = {
  coins: () => gettext("Coins"),
  glory: () => gettext("Glory"),
  items: () => gettext("Items"),
  corruption: () => gettext("Corruption"),
  icons: () => gettext("Progress cards"),
};

/** Names a glory category, as it stands within a sentence. */
export const nameCategory = (category) => CATEGORIES[category]();

/** Names a figure, as it stands within a sentence. */
export const nameFigure = (figure) => FIGURES[figure]();

/** Asks for a figure. */
export const labelFigure = (figure) => LABELS[figure]();

/** Names where a token stands, by itself. */
export const labelCategory = (category) => TOKENS[category]();

/** Says what it takes to boast in a category. */
export const describeGoal = (category) => GOALS[category]();

/** Names what a line of a score sheet counts. */
export const nameSource = (source) => SOURCES[source]();
