import type { CharacterItem } from './items.ts';
import { part, sumOf, type Sum } from './sum.ts';

/** Coins that weigh a pound. */
const coinsPerPound = 50;

const inHundredths = (value: number): number => Math.round(value * 100) / 100;

/** The carried pounds. */
export function weightOf(
  items: readonly Pick<CharacterItem, 'quantity' | 'weightLb'>[],
  coins: Readonly<Record<string, number>>,
): Sum {
  const ofItems = items.reduce((sum, { quantity, weightLb }) => sum + quantity * weightLb, 0);
  const count = Object.values(coins).reduce((sum, amount) => sum + amount, 0);
  const sum = sumOf([
    part('Equipment', inHundredths(ofItems)),
    count > 0 ? part('Coins', inHundredths(count / coinsPerPound)) : null,
  ]);
  return { ...sum, value: inHundredths(sum.value) };
}
