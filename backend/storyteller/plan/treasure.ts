import { inDigits, numberWord } from '../realise/tidy.ts';
import { firstCharacters } from '#src/lib/first-characters.ts';
import type { CatalogueItem, Reward, StoryName, StoryRequest, Tone } from '../story.ts';
import { consumables, permanents, type Rarity } from '../tables/treasures.ts';
import { grandValuables, smallValuables, valuables } from '../tables/valuables.ts';
import type { Plan } from './plan-types.ts';
import { preferring } from './plot.ts';
import { spreadPick } from './spread.ts';
import { itemPhrase } from './item-phrase.ts';
import { exclusionsFor } from './lines.ts';
import { isDeadly, sameName, type PlannedReward } from './reward.ts';

/** What the finds of a plan depend on. */
type Rewarding = Pick<Plan, 'seed' | 'tone' | 'level' | 'kind' | 'reward'>;

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

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isAllowed = (tone: Tone, allows: (name: string) => boolean) => (name: string) =>
  allows(name) && !(tone === 'whimsical' && isDeadly(name));

const several = (name: string, count: number): string =>
  count === 1 ? name : name.replace('Potion of', 'Potions of');

/** What is before the name of a magic item: an article, a number or nothing. */
function articleOf(name: string, count: number): string {
  if (count > 1) return `${numberWord(count)} `;
  const [head = ''] = name.split(' of ');
  if (/[,)]|[^s]s$|^(?:Dust|Oil)$|\b(?:Mail|Armor|Chain)$/.test(head)) return '';
  return /^(?:[AEIO]|Un|Hour)/.test(head) ? 'an ' : 'a ';
}

const valuablesOf = (worth: number): readonly string[] =>
  worth < 250 ? smallValuables : worth < 1000 ? valuables : grandValuables;

/** Drawn from the seed of the plan, so that a section that is written again names the same things. */
export function chooseTreasure(plan: Rewarding, allows: (name: string) => boolean): Treasure {
  const fits = isAllowed(plan.tone, allows);
  const [first, second, used] = raritiesOf(plan.level);
  // A quest and an adventure of one seed, and texts of seeds that follow each other, find different things.
  const start = plan.kind === 'adventure' ? plan.seed + 5 : plan.seed;
  let drawn = 0;
  const pick = (list: readonly string[]): string => spreadPick(list, start + 3 * drawn++);
  const kept: { name: string; rarity: Rarity; count: number }[] = [];
  const isTaken = (name: string): boolean => kept.some((other) => other.name === name);
  const add = (list: readonly string[], rarity: Rarity): void => {
    const left = list.filter((item) => fits(item) && !isTaken(item));
    if (left.length === 0) return;
    const name = pick(left);
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
    valuable: {
      name: pick(preferring(valuablesOf(worth), fits)),
      worth,
    },
  };
}

/** A thing that is found, with its name in the text and what the text has around it. */
interface Find {
  before: string;
  named: string;
  after: string;
  /** The name in the rules or in the catalogue. */
  name: string;
  quantity: number;
  /** The row from which it is chosen. */
  sk?: string;
}

/** The magic items, and those of the catalogue that are not among them. */
function findsOf({ magic }: Treasure, { items }: PlannedReward): Find[] {
  return [
    ...magic.map(({ name, rarity, count }) => ({
      before: articleOf(name, count),
      named: several(name, count),
      after: ` (${rarity})`,
      name,
      quantity: count,
    })),
    ...items
      .map(({ sk, name, quantity }) => {
        const named = quantity === 1 ? itemPhrase(name) : `${quantity} × ${name}`;
        return { before: '', named, after: '', name, quantity, sk };
      })
      .filter(({ named }) => !magic.some(({ name }) => named.endsWith(name))),
  ];
}

/** What is found in one phrase, in which a character stands for each name. */
export function foundItems(
  treasure: Treasure,
  reward: PlannedReward,
  mark: (name: string) => string,
): string {
  const listed = findsOf(treasure, reward).map(
    ({ before, named, after }) => `${before}${mark(named)}${after}`,
  );
  return listed.length < 2
    ? listed.join('')
    : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1) ?? ''}`;
}

/** The row with the name, which a text can write in other words: `a Spell Scroll of a 1st-level spell`. */
const rowOf = (
  catalogue: readonly CatalogueItem[],
  { name, sk }: Find,
): CatalogueItem | undefined =>
  sk === undefined
    ? catalogue.find(
        (row) =>
          sameName(row.name) === sameName(name) ||
          itemPhrase(row.name) === `${articleOf(name, 1)}${name}`,
      )
    : catalogue.find((row) => row.sk === sk);

/** In characters. */
const longestName = 120;

const treasureOf = (plan: Rewarding, request: StoryRequest): Treasure => {
  const { matches } = exclusionsFor(request);
  return chooseTreasure(plan, (name) => !matches(name));
};

/** What the section about rewards names. A thing that the catalogue has not is only a name. */
export function rewardOf(plan: Rewarding, request: StoryRequest): Reward {
  const { keep, items: catalogue } = request;
  const kept = keep?.story.details;
  // The section names what it has named before, even if the catalogue is another one now.
  if (kept !== undefined && 'reward' in kept && keep?.sections.includes('reward') === true) {
    return kept.reward;
  }
  const treasure = treasureOf(plan, request);
  const { name, worth } = treasure.valuable;
  const valuable = `${upperFirst(name)}, worth ${inDigits(worth)} gp`;
  return {
    coins: plan.reward.coins,
    items: [
      ...findsOf(treasure, plan.reward).map((find) => {
        const { quantity, named } = find;
        const row = rowOf(catalogue, find);
        return row === undefined
          ? { name: find.name, quantity, named }
          : { name: row.name, quantity, named, kind: row.kind, sk: row.sk };
      }),
      { name: firstCharacters(valuable, longestName), quantity: 1 },
    ],
  };
}

/** The names of the things in the section about rewards as it has them, so that a model has to name them, too. */
export function rewardNames(plan: Rewarding, request: StoryRequest): StoryName[] {
  const treasure = treasureOf(plan, request);
  const names = findsOf(treasure, plan.reward).map(({ named }) => named);
  return [...names, treasure.valuable.name].map((name) => ({ name, pronouns: null, role: '' }));
}

/** A fifth of the coins, as a sum that a person would name. */
function worthOf({ coins }: PlannedReward): number {
  const exact = coins / 5;
  const step = exact < 100 ? 5 : exact < 1000 ? 25 : exact < 5000 ? 100 : 500;
  return Math.max(step, Math.round(exact / step) * step);
}
