import { writeNumber } from '../catalogue/number.ts';

/** The character before the decimals of a number. */
export type DecimalMark = '.' | ',';

const other = { '.': ',', ',': '.' } as const;

/**
 * A number with one separator before three digits. The separator is for thousands in some countries
 * and for decimals in others.
 */
const ambiguous = /(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})(?![.,]?\d)/g;
const hasAmbiguous = new RegExp(ambiguous.source);

const withSeparators = /\d*(?:[.,]\d+)+/g;
const thousands = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/;
const both = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\1)([.,])\d+$/;
const fraction = /^(?:\d*([.,])(?!\d{3}$)\d+|(?:0\d*|\d{4,})?([.,])\d{3})$/;

/** The decimal mark that follows from the form of this number, if it is not ambiguous. */
function markOf(number: string): DecimalMark | undefined {
  const grouped = thousands.exec(number)?.[1];
  if (grouped !== undefined) return isMark(grouped) ? other[grouped] : undefined;
  const [, , behind] = both.exec(number) ?? [];
  const [, plain, long] = fraction.exec(number) ?? [];
  const mark = behind ?? plain ?? long;
  return isMark(mark) ? mark : undefined;
}

const isMark = (text: string | undefined): text is DecimalMark => text === '.' || text === ',';

/**
 * The decimal mark of a column that contains an ambiguous number such as `1.500`. The other numbers
 * of the column show it. Null if no number is ambiguous, or if the other numbers do not show it or
 * contradict each other.
 */
export function decimalMarkOf(texts: readonly string[]): DecimalMark | null {
  if (!texts.some((text) => hasAmbiguous.test(text))) return null;
  const marks = new Set(
    texts.flatMap((text) => text.match(withSeparators)?.map(markOf) ?? []).filter((mark) => mark),
  );
  const [only] = marks;
  return marks.size === 1 && only !== undefined ? only : null;
}

/**
 * Rewrites ambiguous numbers by the decimal mark of their column, so that the codecs accept them.
 */
export const rewriteAmbiguous = (text: string, mark: DecimalMark): string =>
  text.replace(ambiguous, (_all, before: string, separator: string, behind: string) =>
    separator === mark ? writeNumber(Number(`${before}.${behind}`)) : before + behind,
  );
