import { type Codec, parsed, refused, tidy } from './codec.ts';
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

function readCoin(text: string): CoinUnit | undefined {
  const word = text.toLowerCase().replace(/\s*(pieces?|coins?)\.?$/, '');
  return coins.find((coin) => coin === word || coinNames[coin] === word);
}

function inSmallerCoin(amount: number, unit: CoinUnit): string {
  const copper = Math.round(amount * worth[unit]);
  const coin = coins.toReversed().find((each) => each !== 'ep' && copper % worth[each] === 0);
  return coin === undefined ? '' : `: write ${copper / worth[coin]} ${coin}`;
}

/** `25 gp` ⇄ {amount: 25, unit: 'gp'}. */
export const costCodec: Codec<CostValue> = {
  format: ({ amount, unit }) => `${grouped.format(amount)} ${unit}`,
  parse: (text) => {
    const [, written = '', word = ''] = /^([^a-z]*)([a-z .]*)$/i.exec(tidy(text)) ?? [];
    const amount = readNumber(written);
    if (amount === null) return refused(`${quote(text)} is no price. Write one such as 25 gp.`);
    if (word === '') return refused(`Which coin? Write ${tidy(written)} gp, sp or cp.`);
    const unit = readCoin(word.trim());
    if (unit === undefined) {
      return refused(`${quote(word)} is no coin. The coins are ${coins.join(', ')}.`);
    }
    return Number.isSafeInteger(amount)
      ? parsed({ amount, unit })
      : refused(`Coins are whole${inSmallerCoin(amount, unit)}.`);
  },
};
