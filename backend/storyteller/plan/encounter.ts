import type { Random } from '../random.ts';
import type { Difficulty } from '../story.ts';
import { creatures } from '../tables/creatures.ts';
import { pluralOfCreature } from './foe.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import type { RulesCreature } from '../tables/foes/foe-types.ts';
import type { Creature, Terrain } from '../tables/row-types.ts';

export interface Encounter {
  leader: string;
  escort: { name: string; count: number } | null;
  xp: number;
  budget: number;
}

/** Experience points per character by level, of SRD 5.2.1: low, moderate and high. */
const budgets: readonly (readonly [low: number, moderate: number, high: number])[] = [
  [50, 75, 100],
  [100, 150, 200],
  [150, 225, 400],
  [250, 375, 500],
  [500, 750, 1100],
  [600, 1000, 1400],
  [750, 1300, 1700],
  [1000, 1700, 2100],
  [1300, 2000, 2600],
  [1600, 2300, 3100],
  [1900, 2900, 4100],
  [2200, 3700, 4700],
  [2600, 4200, 5400],
  [2900, 4900, 6200],
  [3300, 5400, 7800],
  [3800, 6100, 9800],
  [4500, 7200, 11_700],
  [5000, 8700, 14_200],
  [5500, 10_700, 17_200],
  [6400, 13_200, 22_000],
];

const column: Record<Difficulty, 0 | 1 | 2> = { easy: 0, standard: 1, hard: 2 };

/** Creatures that are not used in the whimsical tone. */
export const isGrimCreature = (name: string): boolean =>
  /Assassin|Mage|Berserker|Cultist|Scorpion|Snake|(?:Flesh|Clay) Golem|Devil|Ghoul|Zombie/.test(
    name,
  );

export const budgetOf = (level: number, partySize: number, difficulty: Difficulty): number =>
  (budgets[level - 1]?.[column[difficulty]] ?? 50) * partySize;

/** The sort of those who can accompany a creature of the type; people if no sort has its name. */
export const sortOfType = ({ type }: Pick<RulesCreature, 'type'>): Creature['sort'] =>
  creatures.find(({ sort }) => sort !== 'beast' && sort === type)?.sort ?? 'people';

/** The row of the creature, also of one that fights only where an idea names it. */
function creaturesNamed(name: string): readonly Creature[] {
  const own = creatures.filter((creature) => creature.name === name);
  const ruled = rulesCreatures.get(name);
  if (own.length > 0 || ruled === undefined) return own;
  return [
    { name, plural: pluralOfCreature(name), xp: ruled.xp, sort: sortOfType(ruled), terrain: [] },
  ];
}

interface Wish {
  leader: readonly Creature['sort'][];
  /** The name of the creature that leads, in place of one of the sorts in `leader`. */
  named?: string;
  escort: readonly Creature['sort'][];
  terrain: Terrain;
  budget: number;
  partySize: number;
  /** How many companions there can be. */
  most: number;
  allows: (name: string) => boolean;
  /** Names of creatures that the person asked for. */
  wanted: readonly string[];
  /** How many of them there can be, if the person asked for one. */
  mostWanted?: 1;
  /** Whether companions must be of the sorts in `escort`, because the text says what they are. */
  isAlone?: boolean;
  /** Whether the text speaks of several companions. */
  hasCrowd?: boolean;
  /** How many companions there are at least. */
  fewest?: number;
}

const hasTerrain = (creature: Creature, terrain: Terrain): boolean =>
  creature.terrain.length === 0 || creature.terrain.includes(terrain);

const weakest: Creature = { name: 'Noble', plural: 'Nobles', xp: 25, sort: 'people', terrain: [] };

interface Option {
  leader: Creature;
  companion: Creature | undefined;
  count: number;
  xp: number;
  wanted: number;
}

/** A fight below this part of the budget is too easy. */
const leastShare = 0.6;

/** The same for a fight in which the text mentions several companions. */
const crowdShare = 0.75;

/** Others who can be hired, bound or called, if those who belong to the leader are too weak. */
const hired: readonly Creature['sort'][] = ['people', 'construct', 'elemental'];

/** The pairs of a leader and companions within the budget, of the creatures that can be there. */
function optionsFor(wish: Wish, usable: readonly Creature[]): Option[] {
  const leaders =
    wish.named === undefined
      ? usable.filter(
          ({ leader, sort, xp }) =>
            leader === true && wish.leader.includes(sort) && xp <= wish.budget,
        )
      : creaturesNamed(wish.named);
  const strongest = Math.max(...leaders.map(({ xp }) => xp));
  return (
    leaders.length > 0
      ? leaders.filter(({ sort, xp }) => xp * (sort === 'people' ? 3 : 2) >= strongest)
      : [weakest]
  )
    .flatMap((leader) => {
      const strongestCompanion = Math.max(leader.xp, (wish.budget - leader.xp) / 2);
      return [
        { leader, companion: undefined, count: 0, xp: leader.xp, wanted: 0 },
        ...usable
          .filter(
            ({ name, sort, xp }) =>
              xp <= strongestCompanion &&
              xp * 12 >= leader.xp &&
              name !== leader.name &&
              // Nobles hire; they are not hired.
              name !== weakest.name &&
              (wish.escort.includes(sort) || wish.wanted.includes(name)),
          )
          .map((companion) => {
            const wanted = wish.wanted.includes(companion.name) ? 1 : 0;
            const most = wanted > 0 ? (wish.mostWanted ?? wish.most) : wish.most;
            const count = Math.min(most, Math.floor((wish.budget - leader.xp) / companion.xp));
            return { leader, companion, count, xp: leader.xp + companion.xp * count, wanted };
          })
          .filter(({ count }) => count > 0),
      ];
    })
    .filter(({ count }) => count >= (wish.fewest ?? 0));
}

const strength = (options: readonly Option[]): number =>
  Math.max(0, ...options.map(({ xp }) => xp));

/** First with several companions, because the text mentions them, then with fewer if the budget is too small. */
const crowded = (
  ways: readonly Wish[],
  { partySize }: Pick<Wish, 'partySize'>,
): readonly Wish[] => [
  ...[...ways, ...ways.slice(-1).map((way) => ({ ...way, most: partySize * 2 }))].flatMap((way) => [
    { ...way, fewest: 3 },
    { ...way, fewest: 2 },
  ]),
  ...ways,
];

/**
 * Chooses a fight within the budget. If the companions that belong to the leader are too weak, there are more of
 * them, or others.
 */
export function chooseEncounter(wish: Omit<Wish, 'most'>, random: Random): Encounter {
  const { partySize, budget, escort } = wish;
  const wider = wish.isAlone === true ? escort : [...new Set([...escort, ...hired])];
  const least = budget * (wish.hasCrowd === true ? crowdShare : leastShare);
  const ways: readonly Wish[] = [
    { ...wish, most: partySize - 1 },
    { ...wish, most: partySize + 1 },
    { ...wish, most: partySize - 1, escort: wider },
    { ...wish, most: partySize + 1, escort: wider },
    { ...wish, most: partySize + 1, escort: wider, leader: [...wish.leader, 'people'] },
  ];
  // The usable creatures are the same for all combinations. To find them takes longer than to combine them.
  const asked = wish.wanted.flatMap(creaturesNamed).filter((one) => !creatures.includes(one));
  const usable = [...creatures, ...asked].filter(
    (creature) => hasTerrain(creature, wish.terrain) && wish.allows(creature.name),
  );
  const found = (wish.hasCrowd === true ? crowded(ways, wish) : ways).map((way) =>
    optionsFor(way, usable),
  );
  const strongest = Math.max(...found.map(strength));
  const options = found.find((list) => strength(list) >= Math.min(least, strongest)) ?? [];
  const withAsked = options.filter(({ wanted }) => wanted > 0);
  const usableOptions = withAsked.length > 0 ? withAsked : options;
  const highest = Math.max(...usableOptions.map(({ xp }) => xp));
  // People are accompanied by people where these are strong enough.
  const alike = usableOptions.filter(
    (option) =>
      option.companion?.sort === option.leader.sort &&
      option.xp >= Math.min(highest, Math.max(highest * 0.7, least)),
  );
  const { leader, companion, count, xp } = random.pick(
    alike.length > 0 ? alike : usableOptions.filter((option) => option.xp >= highest * 0.9),
  );
  return {
    leader: leader.name,
    escort:
      companion === undefined
        ? null
        : { name: count === 1 ? companion.name : companion.plural, count },
    xp,
    budget: wish.budget,
  };
}
