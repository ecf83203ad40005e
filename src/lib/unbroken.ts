const noBreak = '\u00a0';

/** A number, perhaps of dice or with a fraction: `120`, `1,500`, `2d6`, `1/4`, `20/60`. */
const number = String.raw`\d[\d,.]*(?:[d/]\d+)*`;
/** What is measured in rules. `cu. ft.` is two words. */
const unit = String.raw`(?:(?:cu|sq)\. )?(?:ft\.|feet|foot|in\.|lb\.|oz\.|miles?|[csegp]p)(?![a-z])`;

const beforeUnit = new RegExp(`(?<![\\p{L}\\d])(${number}) (${unit})`, 'gu');
/** A sum or a fraction after a number: `1d8 + 3`, `1 1/2`. */
const inSum = /(?<=\d) ?([+−]) (?=\d)|(?<=\d) (?=\d+\/\d)/gu;

/** The text with its figures in one piece: no line ends within `120 ft.`, `5 gp`, `1d8 + 3` or `1 1/2 lb.`. */
export const unbroken = (text: string): string =>
  text
    .replace(inSum, (found) => found.replaceAll(' ', noBreak))
    .replace(beforeUnit, (found) => found.replaceAll(' ', noBreak));
