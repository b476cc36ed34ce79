// The words of the pads in the language of the page; the texts stand in the code in English.

let texts = {};
let plurals = new Intl.PluralRules("en");
let categories = ["one", "other"];

/** The order in which a language's plural forms are kept. */
const ORDER = ["zero", "one", "two", "few", "many", "other"];

/** Gets the texts of a language, once, before anything is shown. */
export async function learn(language) {
  const answer = await fetch(`/static/pad/words/${language}.json`);
  texts = await answer.json();
  plurals = new Intl.PluralRules(language);
  const known = plurals.resolvedOptions().pluralCategories;
  categories = ORDER.filter((category) => known.includes(category));
}

const fill = (text, values) =>
  text.replace(/%\((\w+)\)[ds]|%%/g, (whole, name) => whole === "%%" ? "%" : String(values[name]));

/** Translates a text, and fills in its values. */
export const gettext = (text, values = {}) => fill(texts[text]?.[0] ?? text, values);

/** Translates a text that depends on a number. */
export function ngettext(singular, plural, number, values = {}) {
  const forms = texts[singular] ?? [singular, plural];
  return fill(forms[categories.indexOf(plurals.select(number))] ?? forms.at(-1), values);
}

const join = (parts, pattern) => parts.length < 2
  ? parts.join("")
  : fill(pattern, { first: parts.slice(0, -1).join(", "), last: parts.at(-1) });

/** Joins parts that belong together: "a", "a and b", "a, b and c". */
export const joinAnd = (parts) => join(parts, gettext("%(first)s and %(last)s", KEEP));

/** Joins alternatives: "a", "a or b", "a, b or c". */
export const joinOr = (parts) => join(parts, gettext("%(first)s or %(last)s", KEEP));

const KEEP = { first: "%(first)s", last: "%(last)s" };
