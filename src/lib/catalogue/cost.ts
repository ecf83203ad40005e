import { type CoinName, coinValues, inCopper, type Price } from '../coins.ts';
import { groupedNumber } from '../grouped-number.ts';
import { type Codec, type Parsed, parsed, plainSymbols, type Refused, refused } from './codec.ts';
import { isNegative, quote, readNumber } from './number.ts';

export const coins = ['cp', 'sp', 'ep', 'gp', 'pp'] as const satisfies readonly CoinName[];

export const coinNames: Readonly<Record<CoinName, string>> = {
  cp: 'copper',
  sp: 'silver',
  ep: 'electrum',
  gp: 'gold',
  pp: 'platinum',
};

/**
 * The price in the wanted coin. If it is not whole in that coin, the largest smaller coin without a
 * remainder is used, but never electrum.
 */
export function inCoins(copper: number, wanted: CoinName): Price {
  const unit =
    coins
      .slice(0, coins.indexOf(wanted) + 1)
      .findLast((coin) => (coin === wanted || coin !== 'ep') && copper % coinValues[coin] === 0) ??
    'cp';
  return { amount: copper / coinValues[unit], unit };
}

function readCoin(text: string): CoinName | undefined {
  const word = text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/\s*(pieces?|coins?)?$/, '');
  return coins.find((coin) => coin === word || coinNames[coin] === word || `${coin}s` === word);
}

/** A price as rulebooks print it: `1,500 gp`. */
export const printedPrice = ({ amount, unit }: Price): string => `${groupedNumber(amount)} ${unit}`;

/**
 * A price for files, inputs and the clipboard: `1500 gp`. An import cannot know whether the comma in
 * `1,500 gp` separates thousands, so it would ask.
 */
const format = ({ amount, unit }: Price): string => `${amount} ${unit}`;

const noPrice = (text: string): Refused =>
  refused(`${quote(text)} is not a price. Write one such as 25 gp.`);

/** The amount and the coin, in either order. */
const amountAndCoin = [
  /^(?<amount>[^a-z]*)(?<coin>[a-z .]*)$/i,
  /^(?<coin>[a-z .]+)(?<amount>[^a-z]+)$/i,
];

function readOne(text: string): Parsed<Price> {
  const groups = amountAndCoin.map((each) => each.exec(text)?.groups).find((each) => each);
  const written = groups?.['amount']?.trim() ?? '';
  const word = groups?.['coin']?.trim() ?? '';
  const amount = readNumber(written);
  if (amount === null || isNegative(amount)) return noPrice(text);
  if (word === '') {
    const inGold = typeof amount === 'number' ? readAmount(text, amount, 'gp') : null;
    const suggestion = inGold === null || inGold.ok ? `${written} gp` : inGold.suggestion;
    return refused(`Which coin? Write ${written} gp, sp or cp.`, suggestion);
  }
  const unit = readCoin(word);
  if (unit === undefined) {
    return refused(`${quote(word)} is not a coin. The coins are ${coins.join(', ')}.`);
  }
  if (typeof amount === 'number') return readAmount(text, amount, unit);
  // A comma separates thousands in prices. A point may separate thousands or decimals.
  if (amount.separator === ',') return parsed({ amount: amount.large, unit });
  const whole = format({ amount: amount.large, unit });
  const copper = amount.small * coinValues[unit];
  return isWholeCopper(copper)
    ? refused(
        `${quote(text)} may be ${whole} or ${format(inCoins(Math.round(copper), unit))}. Write which one.`,
      )
    : refused(`Is ${quote(text)} ${whole}? Then write it like this.`);
}

/** Whether a number of copper pieces is whole, except for rounding errors. */
const isWholeCopper = (copper: number): boolean => Math.abs(copper - Math.round(copper)) < 1e-6;

function readAmount(text: string, amount: number, unit: CoinName): Parsed<Price> {
  if (Number.isSafeInteger(amount)) return parsed({ amount, unit });
  const copper = Math.round(amount * coinValues[unit]);
  if (!Number.isSafeInteger(copper)) return refused(`${quote(text)} is more than any price.`);
  const smaller = format(inCoins(copper, unit));
  return isWholeCopper(amount * coinValues[unit])
    ? refused(`Coins are whole: write ${smaller} for ${quote(text)}.`, smaller)
    : refused(`${quote(text)} is not a whole number of coins. The nearest is ${smaller}.`);
}

/** Reads `1 gp 5 sp` as one price of 15 sp: the sum is not whole in gp, the largest coin in it. */
function readSum(text: string, parts: readonly string[]): Parsed<Price> {
  let copper = 0;
  let largest: CoinName = 'cp';
  for (const part of parts) {
    const one = readOne(part);
    // The suggestion is left out, because the user would replace the whole text by one part.
    if (!one.ok) return refused(`In ${quote(text)}: ${one.message}`);
    copper += inCopper(one.value);
    if (coinValues[one.value.unit] > coinValues[largest]) largest = one.value.unit;
  }
  return Number.isSafeInteger(copper) ? parsed(inCoins(copper, largest)) : noPrice(text);
}

/** Matches what separates a coin from the next amount. */
const sumPattern = /(?<=[a-z]\.?)[\s,+&]*(?:and )?(?=\d)/i;

const longestPrice = 200;

/** `25 gp` ⇄ {amount: 25, unit: 'gp'}. */
export const costCodec: Codec<Price> = {
  format,
  parse: (text) => {
    const written = plainSymbols(text);
    if (written.length > longestPrice) return noPrice(text);
    const [first = '', ...others] = written.split(sumPattern);
    // `gp 5` is split too, but its first part has no amount: it is one price.
    const isSum = others.length > 0 && /\d/.test(first);
    return isSum ? readSum(written, [first, ...others]) : readOne(written);
  },
};
