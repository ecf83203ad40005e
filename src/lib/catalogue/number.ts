import {
  type Codec,
  parsed,
  type Parsed,
  plainSymbols,
  type Refused,
  refused,
  tidy,
} from './codec.ts';

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

/** A number with one kind of thousands separator: `1,500,000`, `1.500,5`, `1 500`. */
const grouped = /^[+-]?[1-9]\d{0,2}([,.'’ ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
/**
 * A number with one separator before three digits. The separator is for thousands in some countries
 * and for decimals in others.
 */
const oneSeparator = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;
const decimal = /^[+-]?(?:\d+(?:\.\d*|,\d+)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

const longestNumber = 400;

/** A number with two possible values, such as `1.500`. The user must say which one is right. */
export interface AmbiguousNumber {
  /** The value if the separator is before decimals. */
  small: number;
  /** The value if the separator is between thousands. */
  large: number;
  separator: '.' | ',';
}

/**
 * Reads a number in the usual notations: `1500`, `0.25`, `1/4`, `1 ½`, `1,5`, `1,500,000`,
 * `1.500,25`. Returns null for other texts and for values that are too large.
 */
export function readNumber(text: string): number | AmbiguousNumber | null {
  if (text.length > longestNumber) return null;
  const written = plainSymbols(
    text.replace(/[¼½¾⅐-⅞]/gu, (character) => ` ${fractions[character] ?? character}`),
  );
  const [, whole = '0', numerator, denominator] = fraction.exec(written) ?? [];
  if (numerator !== undefined) {
    return finite(Number(whole) + Number(numerator) / Number(denominator));
  }
  const ambiguous = oneSeparator.exec(written)?.[1];
  if (ambiguous === '.' || ambiguous === ',') {
    return {
      small: Number(written.replace(',', '.')),
      large: Number(written.replace(ambiguous, '')),
      separator: ambiguous,
    };
  }
  const thousandsSeparator = grouped.exec(written)?.[1];
  if (thousandsSeparator !== undefined) {
    return finite(Number(written.replaceAll(thousandsSeparator, '').replace(',', '.')));
  }
  return decimal.test(written) ? finite(Number(written.replace(',', '.'))) : null;
}

/** Adding 0 turns -0 into 0. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value + 0 : null);

/** Three decimals could be read as thousands, so they get another zero. */
export const writeNumber = (value: number): string => {
  const text = String(value);
  return oneSeparator.test(text) ? `${text}0` : text;
};

const longestQuote = 60;

export const quote = (text: string): string => {
  const line = tidy(text);
  return `“${line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line}”`;
};

export const askWhich = (text: string, { small, large }: AmbiguousNumber): Refused =>
  refused(`Is ${quote(text)} ${small} or ${large}? Write ${writeNumber(small)} or ${large}.`);

/** For values that must be zero or more. */
export const isNegative = (value: number | AmbiguousNumber): boolean =>
  (typeof value === 'number' ? value : value.large) < 0;

export const wholeNumberCodec: Codec<number> = {
  format: String,
  parse: (text): Parsed<number> => {
    if (plainSymbols(text) === '') return refused('This needs a number, such as 12.');
    const value = readNumber(text);
    if (value === null) return refused(`${quote(text)} is not a number. Write one such as 12.`);
    if (typeof value === 'object') {
      const { small, large, separator } = value;
      if (Number.isInteger(small)) return askWhich(text, value);
      // A comma is accepted as a thousands separator. A point is usually before decimals, so the
      // user must say what is meant.
      if (separator === ',') return parsed(large);
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
    return typeof value === 'object' ? askWhich(text, value) : parsed(value);
  },
};
