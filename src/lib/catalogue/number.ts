import { type Codec, parsed, type Parsed, plain, type Refused, refused, tidy } from './codec.ts';

const fractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const fraction = /^(?:(\d+)[ -])?(\d+)[/⁄∕](\d+)$/;

/** What divides thousands in some country, the same each time: `1,500,000`, `1.500,5`, `1 500`. */
const grouped = /^[+-]?[1-9]\d{0,2}([,.'’ ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
/** A group of three behind one sign: thousands in one country, thousandths in the next. */
const twofold = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;
const decimal = /^[+-]?(?:\d+(?:\.\d*|,\d+)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

const longest = 400;

/** A number that can be read in two ways: only the author knows which was meant. */
export interface Twofold {
  /** With the sign as the decimal one. */
  small: number;
  /** With the sign between thousands. */
  large: number;
  sign: '.' | ',';
}

/**
 * A number as people write it: `1500`, `0.25`, `1/4`, `1 ½`, `1,5`, `1,500,000`, `1.500,25`, `1 500`.
 * What is too large for a number is none.
 */
export function readNumber(text: string): number | Twofold | null {
  if (text.length > longest) return null;
  const written = plain(text.replace(/[¼½¾⅐-⅞]/gu, (sign) => ` ${fractions[sign] ?? sign}`));
  const [, whole = '0', over, under] = fraction.exec(written) ?? [];
  if (over !== undefined) {
    return finite(Number(whole) + Number(over) / Number(under));
  }
  const twice = twofold.exec(written)?.[1];
  if (twice === '.' || twice === ',') {
    return {
      small: Number(written.replace(',', '.')),
      large: Number(written.replace(twice, '')),
      sign: twice,
    };
  }
  const between = grouped.exec(written)?.[1];
  if (between !== undefined) {
    return finite(Number(written.replaceAll(between, '').replace(',', '.')));
  }
  return decimal.test(written) ? finite(Number(written.replace(',', '.'))) : null;
}

/** Nothing is less than nothing: zero has no sign. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value + 0 : null);

/** So that it is read back: three digits behind the point could be thousands. */
export const writeNumber = (value: number): string => {
  const text = String(value);
  return twofold.test(text) ? `${text}0` : text;
};

const longestQuote = 60;

export const quote = (text: string): string => {
  const line = tidy(text);
  return `“${line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line}”`;
};

export const whichOf = (text: string, { small, large }: Twofold): Refused =>
  refused(`Is ${quote(text)} ${small} or ${large}? Write ${writeNumber(small)} or ${large}.`);

/** Of what there can be none, but not less than none. */
export const isBelowNothing = (value: number | Twofold): boolean =>
  (typeof value === 'number' ? value : value.large) < 0;

export const wholeNumberCodec: Codec<number> = {
  format: String,
  parse: (text): Parsed<number> => {
    if (plain(text) === '') return refused('This needs a number, such as 12.');
    const value = readNumber(text);
    if (value === null) return refused(`${quote(text)} is not a number. Write one such as 12.`);
    if (typeof value === 'object') {
      const { small, large, sign } = value;
      if (Number.isInteger(small)) return whichOf(text, value);
      // A fraction cannot be meant where a comma would make one; a point is what makes most of them.
      if (sign === ',') return parsed(large);
      return refused(`Is ${quote(text)} ${large}? Write ${large}; ${small} is not whole.`);
    }
    if (Number.isSafeInteger(value)) return parsed(value);
    return refused(
      Number.isInteger(value)
        ? `${quote(text)} is too large. Write a number such as 12.`
        : `${quote(text)} is not whole. Write a number such as 12.`,
    );
  },
};

export const numberCodec: Codec<number> = {
  format: writeNumber,
  parse: (text) => {
    const value = readNumber(text);
    if (value === null) return refused(`${quote(text)} is not a number. Write one such as 2.5.`);
    return typeof value === 'object' ? whichOf(text, value) : parsed(value);
  },
};
