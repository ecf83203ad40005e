import { type Codec, parsed, type Parsed, refused, tidy } from './codec.ts';

const fractions: Readonly<Record<string, string>> = {
  '¼': ' 1/4',
  '½': ' 1/2',
  '¾': ' 3/4',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
};

/**
 * A number as people write it: `1,500`, `0.25`, `1/4`, `1 ½`, `1,5`. A comma before exactly three
 * digits groups thousands, any other one is a decimal comma.
 */
export function readNumber(text: string): number | null {
  const plain = tidy(text.replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/gu, (sign) => fractions[sign] ?? sign));
  const fraction = /^(?:(\d+)[ -])?(\d+)[/⁄](\d+)$/.exec(plain);
  if (fraction) {
    const [, whole = '0', over, under] = fraction;
    return Number(under) === 0 ? null : Number(whole) + Number(over) / Number(under);
  }
  const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(grouped) ? Number(grouped) : null;
}

export const quote = (text: string): string => `“${tidy(text).slice(0, 60)}”`;

export const wholeNumberCodec: Codec<number> = {
  format: String,
  parse: (text): Parsed<number> => {
    const value = readNumber(text);
    if (tidy(text) === '') return refused('This needs a number, such as 12.');
    if (value === null) return refused(`${quote(text)} is no number. Write one such as 12.`);
    return Number.isSafeInteger(value)
      ? parsed(value)
      : refused(`${quote(text)} is not whole. Write a number such as 12.`);
  },
};

export const numberCodec: Codec<number> = {
  format: String,
  parse: (text) => {
    const value = readNumber(text);
    return value === null || !Number.isFinite(value)
      ? refused(`${quote(text)} is no number. Write one such as 2.5.`)
      : parsed(value);
  },
};
