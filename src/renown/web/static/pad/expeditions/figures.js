// Figures as they are typed: kept as text, so that nothing blocks typing, and read where they
// count.

import { MOST } from "../rules/expeditions.js";

/** Longer than anything that has to be typed into a field. */
export const LONGEST_TEXT = 60;

/** The number a text means; null where nothing was typed, NaN where it is no whole number. */
export function readNumber(text) {
  // Thousands may stand apart, as in 5 000.
  const typed = text.replace(/(\d)\s(?=\d{3}$)/, "$1").trim().replace("−", "-");
  if (!typed) return null;
  return /^-?\d+$/.test(typed) ? Number(typed) : NaN;
}

/**
 * The numbers of a text such as "6 4 3", which may stand apart as a phone's keys allow: 6,4,3 or
 * 6.4.3 or 6-4-3 or 6+4+3.
 */
export const readNumbers = (text) =>
  text.replace(/(\d)[-−](?=\d)/g, "$1 ").split(/[\s,;.+/&]+/).filter(Boolean).map(readNumber);

const isFigure = (number) => number >= 0 && number <= MOST;

/** Whether a text cannot be a figure, or figures. */
export const isOddText = (text) => !readNumbers(text).every(isFigure);
