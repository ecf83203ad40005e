import { plainSymbols } from '../codec.ts';

/** An amount of damage or hit points in a longer text. */
export const amountPattern = String.raw`(?:mod|\d* ?d ?\d+|\d+)(?: ?\+ ?(?:\d+|mod))*`;

const valid = /^(?:mod|[1-9]\d{0,3}(?:d(?:4|6|8|10|12))?(?:\+[1-9]\d{0,3})?(?:\+mod)?)$/;
const modifier = /(?:\byour )?(?:\bspellcasting )?(?:\bability )?\bmod(?:ifier|\.)?(?![a-z])/g;

/** The text in lower case, with `mod` for the modifier of the spellcasting ability. */
export const plainAmounts = (text: string): string =>
  plainSymbols(text)
    .toLowerCase()
    .replace(modifier, 'mod')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');

/** Writes an amount for readers, such as `4d8 + 15` or `2d8 + mod`. */
export const writeAmount = (amount: string): string => amount.replaceAll('+', ' + ');

/** Reads what `amountPattern` matches in the result of `plainAmounts`. */
export function readAmount(text: string): string | null {
  const amount = text.replaceAll(' ', '').replace(/^d/, '1d');
  return valid.test(amount) ? amount : null;
}

/** The text before an amount that occurs several times, such as `3 × `. */
export const writeTimes = (times: number): string => (times === 1 ? '' : `${times} × `);

export const timesPattern = String.raw`(?:(?<times>\d+) ?[×x*] ?)?`;

/** A regular expression for texts with an amount; `after` is the part behind it. */
export const withAmount = (after: string): RegExp =>
  new RegExp(`^${timesPattern}(?<amount>${amountPattern})${after}$`, 'u');
