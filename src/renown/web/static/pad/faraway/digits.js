// Typing Region numbers without a separator: which digits make a number at once, and which wait.

const HIGHEST = 76;

/**
 * Adds a digit to what was typed so far.
 *
 * Gives {typed, number}: `number` once it is known, otherwise `typed` waits for more, or for the
 * person to say that it is all. 8 and 9 begin no longer number; 04 is 4, and so 4 and 9 are typed
 * 0 4 9 or 4, next, 9, and never taken for 49.
 */
export function addDigit(typed, digit) {
  const longer = typed + digit;
  const number = Number(longer);
  const isAll = longer.length === 2 || number * 10 > HIGHEST;
  return isAll ? { typed: "", number } : { typed: longer, number: null };
}

/** Whether there is a Region of a number, in any box. */
export const exists = (number) => number <= HIGHEST;
