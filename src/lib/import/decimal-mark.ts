import { writeNumber } from '../catalogue/number.ts';

/** What stands before the fraction of a number. */
export type DecimalMark = '.' | ',';

const other = { '.': ',', ',': '.' } as const;

/** One sign before a group of three: thousands in one country, thousandths in the next. */
const twofold = /(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})(?![.,]?\d)/g;
const holdsTwofold = new RegExp(twofold.source);

const withSigns = /\d*(?:[.,]\d+)+/g;
const thousands = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/;
const both = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\1)([.,])\d+$/;
const fraction = /^(?:\d*([.,])(?!\d{3}$)\d+|(?:0\d*|\d{4,})?([.,])\d{3})$/;

/** The decimal sign of whoever wrote this number, where it can only be one. */
function markOf(number: string): DecimalMark | undefined {
  const grouped = thousands.exec(number)?.[1];
  if (grouped !== undefined) return isMark(grouped) ? other[grouped] : undefined;
  const [, , behind] = both.exec(number) ?? [];
  const [, plain, long] = fraction.exec(number) ?? [];
  const found = behind ?? plain ?? long;
  return isMark(found) ? found : undefined;
}

const isMark = (sign: string | undefined): sign is DecimalMark => sign === '.' || sign === ',';

/**
 * The decimal sign of a column in which `1.500` or `1,500` stands: what its other numbers agree on.
 * Null where nothing can be read in two ways, or the others do not tell.
 */
export function decimalMarkOf(texts: readonly string[]): DecimalMark | null {
  if (!texts.some((text) => holdsTwofold.test(text))) return null;
  const marks = new Set(
    texts.flatMap((text) => text.match(withSigns)?.map(markOf) ?? []).filter((mark) => mark),
  );
  const [only] = marks;
  return marks.size === 1 && only !== undefined ? only : null;
}

/** The same text with its numbers as the column means them, so that nobody has to ask. */
export const settled = (text: string, mark: DecimalMark): string =>
  text.replace(twofold, (_all, before: string, sign: string, behind: string) =>
    sign === mark ? writeNumber(Number(`${before}.${behind}`)) : before + behind,
  );
