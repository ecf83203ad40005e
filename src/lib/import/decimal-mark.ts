import { writeNumber } from '../catalogue/number.ts';

/** The character before the decimals of a number. */
export type DecimalMark = '.' | ',';

const other = { '.': ',', ',': '.' } as const;

/**
 * A number with one separator before three digits. The separator is for thousands in some countries
 * and for decimals in others.
 */
const ambiguous = /(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})(?![.,]?\d)/g;
const firstAmbiguous = new RegExp(ambiguous.source);

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

/** The separator of the first ambiguous number in a text, if there is one. */
export function ambiguousSeparator(text: string): DecimalMark | undefined {
  const separator = firstAmbiguous.exec(text)?.[2];
  return isMark(separator) ? separator : undefined;
}

/** The decimal marks that the unambiguous numbers of a column show. */
export function decimalMarksIn(texts: readonly string[]): ReadonlySet<DecimalMark> {
  return new Set(
    texts.flatMap((text) => text.match(withSeparators)?.map(markOf) ?? []).filter(isMark),
  );
}

/** What the separator of an ambiguous number is before: the decimals or a group of three digits. */
export type SeparatorMeaning = 'decimals' | 'thousands';

/** Rewrites the ambiguous numbers with this separator, so that the codecs accept them. */
export const rewriteAmbiguous = (
  text: string,
  separator: DecimalMark,
  meaning: SeparatorMeaning,
): string =>
  text.replace(ambiguous, (all, before: string, own: string, behind: string) => {
    if (own !== separator) return all;
    return meaning === 'decimals' ? writeNumber(Number(`${before}.${behind}`)) : before + behind;
  });
