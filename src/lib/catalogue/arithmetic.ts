import { inCopper, type Price } from '../coins.ts';
import { inCoins } from './cost.ts';

/** Functions that change numbers and round them to `digits` decimals. Null stays null. */
export const countWithNumbers = (unit: string, digits: number) => {
  const factor = 10 ** digits;
  const round = (value: number): number => Math.round(value * factor) / factor;
  const nullOr =
    (count: (value: number, by: number) => number) =>
    <Value extends number | null>(value: Value, by: number): Value =>
      // The result is a number for a number and null for null, so it has the type of `value`.
      (value === null ? value : round(count(value, by))) as Value;
  return {
    unit,
    add: nullOr((value, by) => value + by),
    multiply: nullOr((value, by) => value * by),
  };
};

/** Amounts of coins are whole. If a price is not whole in its own coin, it uses a smaller coin. */
const changePrice = (value: Price | null, copper: (before: number) => number): Price | null =>
  value === null ? null : inCoins(Math.round(copper(inCopper(value))), value.unit);

export const countWithCoins = {
  unit: 'gp',
  add: (value: Price | null, by: number) =>
    changePrice(value, (before) => before + by * inCopper({ amount: 1, unit: 'gp' })),
  multiply: (value: Price | null, by: number) => changePrice(value, (before) => before * by),
};
