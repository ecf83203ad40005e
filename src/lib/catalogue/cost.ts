import { type Codec, type Parsed, parsed, refused, tidy } from './codec.ts';
import { quote, readNumber } from './number.ts';

export const coins = ['cp', 'sp', 'ep', 'gp', 'pp'] as const;
export type CoinUnit = (typeof coins)[number];

export interface CostValue {
  amount: number;
  unit: CoinUnit;
}

export const coinNames: Readonly<Record<CoinUnit, string>> = {
  cp: 'copper',
  sp: 'silver',
  ep: 'electrum',
  gp: 'gold',
  pp: 'platinum',
};

/** In copper, for what does not come out even in the coin that was written. */
const worth: Readonly<Record<CoinUnit, number>> = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1000 };

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const inCopper = ({ amount, unit }: CostValue): number => amount * worth[unit];

/** In this coin, or in the largest smaller one that comes out even; electrum only if asked for. */
export function inCoins(copper: number, wanted: CoinUnit): CostValue {
  const unit =
    coins
      .slice(0, coins.indexOf(wanted) + 1)
      .findLast((coin) => (coin === wanted || coin !== 'ep') && copper % worth[coin] === 0) ?? 'cp';
  return { amount: copper / worth[unit], unit };
}

function readCoin(text: string): CoinUnit | undefined {
  const word = text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/\s*(pieces?|coins?)?$/, '');
  return coins.find((coin) => coin === word || coinNames[coin] === word || `${coin}s` === word);
}

const format = ({ amount, unit }: CostValue): string => `${grouped.format(amount)} ${unit}`;

function readOne(text: string): Parsed<CostValue> {
  const [, written = '', word = ''] = /^([^a-z]*)([a-z .]*)$/i.exec(text) ?? [];
  const amount = readNumber(written);
  if (amount === null) return refused(`${quote(text)} is no price. Write one such as 25 gp.`);
  if (word.trim() === '') {
    return refused(`Which coin? Write ${tidy(written)} gp, sp or cp.`, `${tidy(written)} gp`);
  }
  const unit = readCoin(word.trim());
  if (unit === undefined) {
    return refused(`${quote(word)} is no coin. The coins are ${coins.join(', ')}.`);
  }
  if (Number.isSafeInteger(amount)) return parsed({ amount, unit });
  // In many countries a point groups thousands: only the author knows what was meant.
  if (/^\d{1,3}(?:\.\d{3})+$/.test(tidy(written))) {
    const whole = format({ amount: Number(written.replaceAll('.', '')), unit });
    const fraction = format(inCoins(Math.round(amount * worth[unit]), unit));
    return refused(`${quote(text)} may be ${whole} or ${fraction}. Write which.`);
  }
  const smaller = inCoins(Math.round(amount * worth[unit]), unit);
  return refused(`Coins are whole: write ${format(smaller)}.`, format(smaller));
}

/** `1 gp 5 sp` is one price: 15 sp, the largest of its coins in which it comes out even. */
function readSum(parts: readonly string[]): Parsed<CostValue> {
  let copper = 0;
  let largest: CoinUnit = 'cp';
  for (const part of parts) {
    const one = readOne(part);
    if (!one.ok) return one;
    copper += inCopper(one.value);
    if (worth[one.value.unit] > worth[largest]) largest = one.value.unit;
  }
  return parsed(inCoins(copper, largest));
}

/** Between a coin and the next amount. */
const sumPattern = /(?<=[a-z])[\s,+&]*(?:and )?(?=\d)/i;

/** `25 gp` ⇄ {amount: 25, unit: 'gp'}. */
export const costCodec: Codec<CostValue> = {
  format,
  parse: (text) => {
    const parts = tidy(text).split(sumPattern);
    return parts.length > 1 ? readSum(parts) : readOne(tidy(text));
  },
};
