import { inCopper, type Price } from '../coins.ts';
import { inCoins } from './cost.ts';

/** The arithmetic of a field with numbers, rounded to `digits` decimals. Null stays null. */
export const numberArithmetic = (unit: string, digits: number) => {
  const factor = 10 ** digits;
  const round = (value: number): number => Math.round(value * factor) / factor;
  const nullOr =
    (change: (value: number, by: number) => number) =>
    <Value extends number | null>(value: Value, by: number): Value =>
      // The result is a number for a number and null for null, so it has the type of `value`.
      (value === null ? value : round(change(value, by))) as Value;
  return {
    unit,
    add: nullOr((value, by) => value + by),
    multiply: nullOr((value, by) => value * by),
  };
};

/** Computes a price in copper pieces. If the result is not whole in the same coin, a smaller coin is used. */
const changePrice = (value: Price | null, copper: (before: number) => number): Price | null =>
  value === null ? null : inCoins(Math.round(copper(inCopper(value))), value.unit);

export const priceArithmetic = {
  unit: 'gp',
  add: (value: Price | null, by: number) =>
    changePrice(value, (before) => before + by * inCopper({ amount: 1, unit: 'gp' })),
  multiply: (value: Price | null, by: number) => changePrice(value, (before) => before * by),
};
