const noBreak = '\u00a0';

/** A number, perhaps of dice or with a fraction: `120`, `1,500`, `2d6`, `1/4`, `20/60`. */
const number = String.raw`\d[\d,.]*(?:[d/]\d+)*`;
/** What is measured in rules. `cu. ft.` is two words. */
const measure = String.raw`(?:(?:cu|sq)\. )?(?:ft\.|feet|foot|in\.|lb\.|oz\.|miles?|[csegp]p)`;
const time = '(?:rounds?|minutes?|hours?|days?)';

const beforeUnit = new RegExp(`(?<![\\p{L}\\d])(${number}) (?:${measure}|${time})(?![a-z])`, 'gu');
/** A sum or a fraction after a number: `1d8 + 3`, `1 1/2`. */
const inSum = /(?<=\d) ?([+−]) (?=\d)|(?<=\d) (?=\d+\/\d)/gu;
/** `30 Nov 2026` and `30 November 2026, 20:39`. */
const inDate = /\b\d{1,2} \p{Lu}\p{Ll}{2,} \d{4}\b(?:, \d\d:\d\d)?/gu;

/** A middle dot between two facts. It stays with the first one, so that no line begins with it. */
export const middleDot = `${noBreak}· `;

/**
 * The text with its figures in one piece: no line ends within `120 ft.`, `5 gp`, `1 minute`, `1d8 + 3`, `1 1/2 lb.` or
 * a date. And none begins with a middle dot.
 */
export const unbroken = (text: string): string =>
  [inSum, beforeUnit, inDate]
    .reduce(
      (whole, pattern) => whole.replace(pattern, (found) => found.replaceAll(' ', noBreak)),
      text,
    )
    .replaceAll(' · ', middleDot);
