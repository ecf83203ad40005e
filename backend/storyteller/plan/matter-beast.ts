import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import type { RulesCreature } from '../tables/foes/foe-types.ts';
import type { Encounter } from './encounter.ts';
import { beastCalled, creaturesCalled, pluralOfCreature } from './foe.ts';
import { singularOf, type Matter } from './matter-words.ts';

/** The creature of an idea in the last fight, where it leads itself. */
export interface FightingBeast {
  /** What the rules call it; undefined if they have nothing of its name. */
  readonly own?: RulesCreature;
  /** Whose statistics it has. */
  readonly stands: RulesCreature;
  /** Why it has these statistics. */
  readonly as: 'own' | 'weaker' | 'greater' | 'other';
}

/** What stands for a creature of the rules that is too weak for a party, or for one that they do not have. */
const ladders: readonly (readonly [noun: RegExp, names: string])[] = [
  [
    /griffon|gryphon|griffin|harpy|hippogriff|manticore|wyvern|eagle|chimera|vulture|bird|cockatrice|owl|bat|wasp|moth|raven|pegasus|stirge/,
    'Hippogriff, Griffon, Manticore, Wyvern, Roc',
  ],
  [
    /shark|sea|serpent|kraken|whale|octopus|squid|leviathan|eel|crocodile|turtle|fish/,
    'Reef Shark, Giant Octopus, Hunter Shark, Giant Crocodile, Giant Shark, Hydra, Dragon Turtle, Kraken',
  ],
  [
    /scarecrow|golem|automaton|statue|doll|puppet|toy|armou?r|construct|mannequin|clockwork/,
    'Animated Armor, Animated Rug of Smothering, Flesh Golem, Shield Guardian, Clay Golem, Stone Golem, Iron Golem',
  ],
  [
    /troll|ogre|giant|ettin|cyclops|titan|colossus/,
    'Ogre, Ettin, Troll, Stone Giant, Frost Giant, Cloud Giant, Storm Giant',
  ],
  [/fire|flame|lava|magma|salamander/, 'Magma Mephit, Magmin, Fire Elemental, Efreeti'],
  [/dragon|wyrm|drake/, 'Red Dragon Wyrmling, Young Red Dragon, Adult Red Dragon'],
  [
    /skeleton|zombie|ghoul|ghast|wight|undead|dead/,
    'Skeleton, Ghoul, Ghast, Wight, Wraith, Mummy Lord',
  ],
];

/** For all others; what lives in a fog or came with a meteor has no name. */
const others =
  'Wolf, Darkmantle, Death Dog, Grick, Owlbear, Chuul, Bulette, Chimera, Hydra, Behir, Purple Worm, Tarrasque';

/** Without names that would surprise where no idea has them: there are no Tarrasques in a silk warehouse. */
const ladderFor = (words: string): readonly RulesCreature[] =>
  (ladders.find(([noun]) => noun.test(words))?.[1] ?? others)
    .split(', ')
    .flatMap((name) => rulesCreatures.get(name) ?? []);

/** Less than this part of the budget is too easy a fight. */
const leastShare = 0.4;

/** A creature with fewer experience points, such as a cat, is no danger to a party. */
const leastXp = 25;

export function beastFor(
  { it, being, words, isPlural }: Matter,
  budget: number,
  allows: (name: string) => boolean,
): FightingBeast {
  const phrase = (being ?? it).split(' ').map(singularOf).join(' ');
  const called = creaturesCalled(phrase);
  const named = (called?.missing === undefined ? (called?.creatures ?? []) : []).filter(
    ({ xp, name }) => xp >= leastXp && allows(name),
  );
  const rungs = ladderFor(`${phrase} ${words}`).filter(
    ({ name, xp }) => allows(name) && xp <= budget,
  );
  const highest =
    rungs.at(-1) ??
    [...rulesCreatures.values()].find(({ xp, type }) => type === 'beast' && xp === leastXp);
  const own = named.findLast(({ xp }) => xp <= budget) ?? named[0];
  if (highest === undefined) throw new Error('The rules have no beast.');
  if (own === undefined) return { stands: highest, as: 'other' };
  if (own.xp > budget) {
    const weaker = beastCalled(phrase, budget)?.weaker;
    return {
      own,
      stands: weaker !== undefined && weaker.xp >= highest.xp / 2 ? weaker : highest,
      as: 'weaker',
    };
  }
  const isEnough = own.xp >= budget * leastShare || isPlural;
  return isEnough || highest.xp <= own.xp
    ? { own, stands: own, as: 'own' }
    : { own, stands: highest, as: 'greater' };
}

/** The beast with as many others of its kind as the budget allows. */
export function encounterOf(
  { own, stands }: FightingBeast,
  { isPlural }: Matter,
  budget: number,
  partySize: number,
): Encounter {
  const other = own ?? stands;
  const isNeeded = isPlural || stands.xp < budget * 0.6;
  const fits = other.xp <= stands.xp && other.xp * 12 >= stands.xp;
  const left = Math.floor((budget - stands.xp) / other.xp);
  const count = isNeeded && fits ? Math.min(partySize + (isPlural ? 3 : 0), left) : 0;
  const name = count === 1 ? other.name : pluralOfCreature(other.name);
  return {
    leader: stands.name,
    escort: count <= 0 ? null : { name, count },
    xp: stands.xp + Math.max(0, count) * other.xp,
    budget,
  };
}

const people =
  /\b(?:shepherds?|child(?:ren)?|people|villagers?|travell?ers?|sailors?|fisher(?:men|folk)?|miners?|pilgrims?|guards?|hunters?|farmers?|men|women|merchants?|guests?|owners?|monks?|shoppers)\b/;
const animals =
  /\b(?:horses?|sheep|cattle|cows?|goats?|pigs?|livestock|flocks?|herds?|dogs?|cats?|chickens?|hens|geese|animals|mules?|ponies)\b/;

/** Whom it harms, as far as the idea says so. */
export const harmOf = ({ words }: Matter): string =>
  people.test(words) ? 'people' : animals.test(words) ? 'animals' : 'any';
