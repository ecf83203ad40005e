import { numberWord } from '../realise/tidy.ts';
import type { Reward, Tone } from '../story.ts';
import { consumables, permanents, type Rarity } from '../tables/treasures.ts';
import { grandValuables, valuables } from '../tables/valuables.ts';
import type { Plan } from './plan-types.ts';
import { preferring } from './plot.ts';
import { spreadPick } from './spread.ts';
import { itemPhrase } from './item-phrase.ts';
import { isDeadly } from './reward.ts';

/** What a party of the level can expect: magic items, which the catalogue does not have, and a valuable. */
interface Treasure {
  magic: readonly { name: string; rarity: Rarity; count: number }[];
  valuable: { name: string; worth: number };
}

/** The rarities at a level: of a permanent item, of the second permanent item of an adventure, of a consumable. */
const raritiesOf = (level: number): readonly [Rarity, Exclude<Rarity, 'common'>, Rarity] =>
  level <= 2
    ? ['common', 'uncommon', 'common']
    : level <= 4
      ? ['uncommon', 'uncommon', 'common']
      : level <= 7
        ? ['uncommon', 'rare', 'uncommon']
        : level <= 10
          ? ['rare', 'rare', 'uncommon']
          : level <= 13
            ? ['rare', 'very rare', 'rare']
            : level <= 16
              ? ['very rare', 'very rare', 'rare']
              : ['very rare', 'legendary', 'very rare'];

const isAllowed = (tone: Tone, allows: (name: string) => boolean) => (name: string) =>
  allows(name) && !(tone === 'whimsical' && isDeadly(name));

/** The name of a magic item with an article, a number or nothing before it. */
const countedName = (name: string, count: number, mark: (name: string) => string): string => {
  if (count > 1) return `${numberWord(count)} ${mark(name.replace('Potion of', 'Potions of'))}`;
  const [head = ''] = name.split(' of ');
  if (/[,)]|[^s]s$|^(?:Dust|Oil)$|\b(?:Mail|Armor|Chain)$/.test(head)) return mark(name);
  return `${/^(?:[AEIO]|Un|Hour)/.test(head) ? 'an' : 'a'} ${mark(name)}`;
};

/** Drawn from the seed of the plan, so that a section that is written again names the same things. */
export function chooseTreasure(
  plan: Pick<Plan, 'seed' | 'tone' | 'level' | 'kind' | 'reward'>,
  allows: (name: string) => boolean,
): Treasure {
  const fits = isAllowed(plan.tone, allows);
  const [first, second, used] = raritiesOf(plan.level);
  // A quest and an adventure of one seed, and texts of seeds that follow each other, find different things.
  const start = plan.kind === 'adventure' ? plan.seed + 5 : plan.seed;
  let drawn = 0;
  const pick = (list: readonly string[]): string =>
    spreadPick(preferring(list, fits), start + 3 * drawn++);
  const kept: { name: string; rarity: Rarity; count: number }[] = [];
  const isTaken = (name: string): boolean => kept.some((other) => other.name === name);
  const add = (list: readonly string[], rarity: Rarity): void => {
    const name = pick(list.filter((item) => !isTaken(item)));
    kept.push({ name, rarity, count: /^Potion of .*Healing/.test(name) ? 2 : 1 });
  };
  // Parties of the first levels find consumables, and in an adventure one permanent item.
  if (first === 'common') add(consumables.common, first);
  else add(permanents[first], first);
  if (plan.kind === 'adventure') add(permanents[second], second);
  add(consumables[used], used);
  const worth = worthOf(plan.reward);
  return {
    magic: kept,
    valuable: { name: pick(worth < 1000 ? valuables : grandValuables), worth },
  };
}

/** The magic items and those of the catalogue in one phrase, in which a character stands for each name. */
export function foundItems(
  { magic }: Treasure,
  { items }: Reward,
  mark: (name: string) => string,
): string {
  const phrases = items.map(({ name, quantity }) =>
    quantity === 1 ? itemPhrase(name) : `${quantity} × ${name}`,
  );
  const listed = [
    ...magic.map(({ name, rarity, count }) => `${countedName(name, count, mark)} (${rarity})`),
    ...phrases
      .filter((phrase) => !magic.some(({ name }) => phrase.endsWith(name)))
      .map((phrase) => mark(phrase)),
  ];
  return listed.length < 2
    ? listed.join('')
    : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1) ?? ''}`;
}

/** A fifth of the coins, as a sum that a person would name. */
function worthOf({ coins }: Reward): number {
  const exact = coins / 5;
  const step = exact < 100 ? 5 : exact < 1000 ? 25 : exact < 5000 ? 100 : 500;
  return Math.max(step, Math.round(exact / step) * step);
}
