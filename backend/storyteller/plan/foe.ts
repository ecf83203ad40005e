import { foeGroups, missingFoes } from '../tables/foes/foe-nouns.ts';
import type { RulesCreature } from '../tables/foes/foe-types.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import { singularOf } from './matter-words.ts';
import { oncePerText } from './once-per-text.ts';

/** What an idea calls a person or a beast, by the rules. */
export interface Called {
  /** The creatures that it can be, the weakest first. */
  readonly creatures: readonly RulesCreature[];
  /** The name of a creature that the rules have not, so that others of its type stand for it: `death knight`. */
  readonly missing?: string;
}

/** An enemy or a beast of an idea that is no humanoid. */
export interface Foe {
  /** The one whose statistics it has. */
  readonly creature: RulesCreature;
  readonly missing?: string;
  /** Whether not even the weakest creature of the name is within the budget of the party. */
  readonly isTooStrong: boolean;
}

/** What can stand behind a creature in a role: `vampire lord`. A `vampire hunter` is no vampire. */
const ranks =
  /^(?:lord|lady|king|queen|prince|princess|count|countess|duke|duchess|baron|baroness|emperor|empress|general|captain|chief|chieftain|leader|elder|matriarch|patriarch|mage|sorcerer|sorceress|wizard|priest|priestess|warlord|overlord|master|mistress|mother|father|tyrant|bride|spawn|knight|champion)$/;

const byXp = (one: RulesCreature, other: RulesCreature): number => one.xp - other.xp;

const named = (names: readonly string[]): RulesCreature[] =>
  names.flatMap((name) => rulesCreatures.get(name) ?? []).toSorted(byXp);

const wordsOfNames: ReadonlyMap<RulesCreature, readonly string[]> = new Map(
  [...rulesCreatures.values()].map((creature) => [
    creature,
    creature.name.toLowerCase().split(' '),
  ]),
);

const wordsOf = (creature: RulesCreature): readonly string[] => wordsOfNames.get(creature) ?? [];

const longerNames = [...rulesCreatures.values()]
  .map((creature) => ({ creature, words: wordsOf(creature) }))
  .filter(({ words }) => words.length > 1);

/** The creatures that a noun names; an adjective such as `red` or `ancient` leaves those that have it in their names. */
function ofNoun(noun: string, adjectives: readonly string[]): RulesCreature[] {
  const group = named(foeGroups.get(noun) ?? []);
  const all = longerNames
    .filter(({ words }) => words.includes(noun) && words[0] !== noun)
    .map(({ creature }) => creature);
  const described = [group, all]
    .map((list) => list.filter((one) => adjectives.some((word) => wordsOf(one).includes(word))))
    .find((list) => list.length > 0);
  if (described !== undefined) return described.toSorted(byXp);
  if (group.length > 0) return group;
  const own = [...rulesCreatures.values()].filter((one) => wordsOf(one).join(' ') === noun);
  if (own.length > 0) return own;
  return all.filter((one) => one.type === 'beast' && wordsOf(one).at(-1) === noun).toSorted(byXp);
}

/** What the rules have for the words with which an idea names a person or a beast: `lich`, `the red dragon`. */
export const creaturesCalled = oncePerText((phrase: string): Called | undefined => {
  const words = phrase.toLowerCase().split(' ').map(singularOf);
  const last = words.findLastIndex((word, index) => index === 0 || !ranks.test(word));
  const isEnd = (part: string): boolean =>
    [words, words.slice(0, last + 1)].some((own) => ` ${own.join(' ')}`.endsWith(` ${part}`));
  const missing = [...missingFoes.keys()].find(isEnd);
  if (missing !== undefined) return { creatures: named(missingFoes.get(missing) ?? []), missing };
  const exact = longerNames.find(({ words: own }) => isEnd(own.join(' ')));
  if (exact !== undefined) return { creatures: [exact.creature] };
  const noun = [words.length - 1, last].find((index) => ofNoun(words[index] ?? '', []).length > 0);
  if (noun === undefined) return undefined;
  return { creatures: ofNoun(words[noun] ?? '', words.slice(0, noun)) };
});

const oneWord = new Set([...rulesCreatures.keys()].map((name) => name.toLowerCase()));

/** Whether a noun is the name of a creature: `rakshasa`. An armor that can be animated is none. */
export const isCreatureNoun = (noun: string): boolean =>
  oneWord.has(noun) || foeGroups.has(noun) || missingFoes.has(noun);

/** Whether a noun names a creature that cannot speak, like `hydra` and `golem`. The undead have been people. */
export function isMuteCreature(phrase: string): boolean {
  const noun = phrase.split(' ').at(-1) ?? '';
  const { creatures } = (isCreatureNoun(noun) && creaturesCalled(phrase)) || { creatures: [] };
  return (
    creatures.length > 0 &&
    creatures.every(({ isMute, type }) => type === 'construct' || (isMute && type !== 'undead'))
  );
}

/** Whether a role is that of a being that is no humanoid. */
export const isBeing = (role: string): boolean =>
  creaturesCalled(role)?.creatures.some(({ type }) => type !== 'humanoid') === true;

/** The strongest creature of the name that is within the budget, or the weakest. */
export function foeCalled(phrase: string, budget: number): Foe | undefined {
  const called = creaturesCalled(phrase);
  const [weakest] = called?.creatures ?? [];
  if (called === undefined || weakest === undefined) return undefined;
  const creature = called.creatures.findLast(({ xp }) => xp <= budget);
  return {
    creature: creature ?? weakest,
    isTooStrong: creature === undefined,
    ...(called.missing !== undefined && { missing: called.missing }),
  };
}

/** A beast with fewer experience points, such as a cat, is no danger to a party. */
const leastOfBeasts = 25;

/** Creatures that use weapons, are many or look like a thing do not stand for a dragon or a roc. */
const unlike = /Warrior|Skirmisher|Sentinel|Trooper|Minion|Boss|Captain|Stalker|Swarm|Mimic/;

/** The statistics of the beast of an idea; `weaker` has those of a weaker one of its type, if it is too strong itself. */
export function beastCalled(
  phrase: string,
  budget: number,
): (Foe & { readonly weaker?: RulesCreature }) | undefined {
  const beast = foeCalled(phrase, budget);
  if (beast === undefined || beast.creature.xp < leastOfBeasts) return undefined;
  if (!beast.isTooStrong) return beast;
  const weaker = [beast.creature.type, 'beast']
    .map((type) =>
      [...rulesCreatures.values()].findLast(
        (one) =>
          one.type === type &&
          one.isMute === beast.creature.isMute &&
          one.xp <= budget &&
          !unlike.test(one.name),
      ),
    )
    .find((one) => one !== undefined && one.xp >= leastOfBeasts);
  return { ...beast, ...(weaker !== undefined && { weaker }) };
}

/** `an Ogre`; the names of creatures have capitals. */
export const nameWithArticle = (name: string): string =>
  `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;

/** `Harpies`; `Swarms of Rats`. */
export function pluralOfCreature(name: string): string {
  const [head = '', ...rest] = name.split(' of ');
  const plural = /(?:folk|Spawn)$/.test(head)
    ? head
    : /[^aeiou]y$/.test(head)
      ? head.replace(/y$/, 'ies')
      : head.endsWith('Wolf')
        ? head.replace(/f$/, 'ves')
        : `${head}${/(?:s|x|ch|sh)$/.test(head) ? 'es' : 's'}`;
  return [plural, ...rest].join(' of ');
}

/** The challenge ratings of the rules with their experience points. */
const ratings =
  '0 10, 1/8 25, 1/4 50, 1/2 100, 1 200, 2 450, 3 700, 4 1100, 5 1800, 6 2300, 7 2900, 8 3900, 9 5000, 10 5900, ' +
  '11 7200, 12 8400, 13 10000, 14 11500, 15 13000, 16 15000, 17 18000, 18 20000, 19 22000, 20 25000, 21 33000, ' +
  '22 41000, 23 50000, 24 62000, 30 155000';

const challenges: ReadonlyMap<number, string> = new Map(
  ratings.split(', ').map((line) => {
    const [challenge = '', xp = ''] = line.split(' ');
    return [Number(xp), challenge];
  }),
);

export const challengeOf = ({ xp }: RulesCreature): string => challenges.get(xp) ?? '0';
