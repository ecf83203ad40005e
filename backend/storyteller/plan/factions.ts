import { randomStream } from '../random.ts';
import { factions, lightFactions } from '../tables/adventure-sides.ts';
import type { Tone } from '../story.ts';
import type { Truths } from '../tables/row-types.ts';
import type { Exclusions } from './lines.ts';
import { rowHolds, rowText } from './truths.ts';

const sides = ['rule', 'work', 'loss'] as const;

/** What one side wants, asks and gives in an adventure. */
interface Side {
  side: (typeof sides)[number];
  wants: string;
  asks: string;
  gives: string;
}

/** Drawn from the seed of the plan, because two sections speak of the sides. */
export function chooseSides(
  seed: number,
  tone: Tone,
  truths: Truths,
  exclusions: Exclusions,
): Side[] {
  const random = randomStream(seed, 'factions');
  const table = tone === 'whimsical' ? lightFactions : factions;
  return sides.flatMap((side) => {
    const { wants, asks, gives } = table[side];
    const [want, ask, gift] = [wants, asks, gives].map((rows) => {
      const allowed = rows.filter((row) => rowHolds(row, truths) && exclusions.allows(row));
      return allowed.length === 0 ? '' : rowText(random.pick(allowed));
    });
    if (want === undefined || ask === undefined || gift === undefined) return [];
    return want === '' || ask === '' || gift === ''
      ? []
      : [{ side, wants: want, asks: ask, gives: gift }];
  });
}
