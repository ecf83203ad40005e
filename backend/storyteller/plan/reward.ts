import type { Random } from '../random.ts';
import type { CatalogueItem, Reward } from '../story.ts';

/** Gold pieces for the whole party, rounded to a sum that a person would name. */
export function coinsFor(level: number, partySize: number): number {
  const exact = 20 * level ** 1.6 * partySize;
  const step = exact < 100 ? 5 : exact < 1000 ? 10 : exact < 5000 ? 50 : 100;
  return Math.max(step, Math.round(exact / step) * step);
}

/** One to three items of the catalogue that together cost no more than the coins. */
export function chooseReward(
  coins: number,
  items: readonly CatalogueItem[],
  allows: (name: string) => boolean,
  random: Random,
): Reward {
  let left = coins * 100;
  const priced = items.flatMap(({ sk, name, costCp }) =>
    costCp !== null && costCp >= coins && costCp <= left && allows(name)
      ? [{ sk, name, costCp }]
      : [],
  );
  const chosen: Reward['items'][number][] = [];
  for (const { sk, name, costCp } of random.shuffle(priced)) {
    if (costCp <= left && chosen.length < 3) {
      chosen.push({ sk, name, quantity: 1 });
      left -= costCp;
    }
  }
  return { coins, items: chosen };
}
