import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import type { RulesCreature } from '../tables/foes/foe-types.ts';
import type { Encounter } from './encounter.ts';
import { creaturesCalled, pluralOfCreature } from './foe.ts';
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
    /\b(?:ant|spider|beetle|scorpion|wasp|bee|hornet|insect|centipede|bug|mantis|locust|tick|ankheg)s?\b/,
    'Giant Centipede, Giant Wasp, Giant Spider, Ankheg, Giant Scorpion, Bulette, Remorhaz, Purple Worm',
  ],
  [
    /griffon|gryphon|griffin|harpy|hippogriff|manticore|wyvern|eagle|chimera|vulture|bird|cockatrice|owl|bat|wasp|moth|raven|pegasus|stirge/,
    'Blood Hawk, Giant Vulture, Griffon, Manticore, Wyvern, Roc, Adult Red Dragon, Ancient White Dragon',
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
    /troll|ogre|giants?(?! \p{L})|ettin|cyclops|titan|colossus/u,
    'Ape, Brown Bear, Ogre, Ettin, Troll, Stone Giant, Frost Giant, Cloud Giant, Storm Giant',
  ],
  [/fire|flame|lava|magma|salamander/, 'Magmin, Fire Elemental, Efreeti'],
  [
    /dragon|wyrm|drake/,
    'Giant Lizard, Crocodile, Giant Constrictor Snake, Red Dragon Wyrmling, Young Red Dragon, Adult Red Dragon',
  ],
  [
    /skeleton|zombie|ghoul|ghast|wight|undead|dead/,
    'Skeleton, Ghoul, Ghast, Wight, Wraith, Mummy Lord',
  ],
];

/** For all others; what lives in a fog or came with a meteor has no name. */
const others =
  'Wolf, Black Bear, Death Dog, Grick, Owlbear, Chuul, Bulette, Chimera, Hydra, Behir, Purple Worm, Kraken';

const ladderFor = (...texts: readonly string[]): readonly RulesCreature[] =>
  (texts.flatMap((text) => ladders.filter(([noun]) => noun.test(text)))[0]?.[1] ?? others)
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
  const rungs = ladderFor(phrase, words).filter(({ name, xp }) => allows(name) && xp <= budget);
  const highest =
    rungs.at(-1) ??
    [...rulesCreatures.values()].find(({ xp, type }) => type === 'beast' && xp === leastXp);
  const own = named.findLast(({ xp }) => xp <= budget) ?? named[0];
  if (highest === undefined) throw new Error('The rules have no beast.');
  if (own === undefined) return { stands: highest, as: 'other' };
  if (own.xp > budget) {
    return { own, stands: highest, as: 'weaker' };
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
  /\b(?:shepherds?|child(?:ren)?|people|villagers?|travell?ers?|sailors?|fisher(?:men|folk)?|miners?|pilgrims?|guards?|hunters?|farmers?|men|women|merchants?|guests?|monks?|shoppers)\b/;
const animals =
  /\b(?:horses?|sheep|cattle|cows?|goats?|pigs?|livestock|flocks?|herds?|dogs?|cats?|chickens?|hens|geese|animals|mules?|ponies)\b/;

const preyIn = (words: string): string | undefined =>
  (people.exec(words) ?? animals.exec(words))?.[0];

/** What it takes, in the words of the idea: `horses`. */
export const preyOf = ({ words }: Matter): string | undefined => preyIn(words);

const placeAfter =
  /\b(under|below|beneath|in|inside|on|behind|above) ((?:the|an?) (?:[\p{L}'-]+ )?(?:[\p{L}'-]+ )?[\p{L}'-]+?)(?= (?:is|are|was|that|which|who|and|but|of|near|above|outside|eats?|kills?|wakes?|attacks?|lives?|hunts?)\b|$)/u;

/** The whole of a settlement is no lair, and nor is a time of the day. */
const noLair =
  /\b(?:town|village|city|hamlet|kingdom|realm|province|valley|region|night|day|morning|evening|middle|country|countryside|area|world|north|south|east|west|dark)\b/;

/** The lair, if the idea says where the creature is: `the hollow under the bridge`. */
export function lairIn({ words }: Matter, ruin: string): string | undefined {
  const [, preposition = '', typed = ''] = placeAfter.exec(words) ?? [];
  if (typed === '' || noLair.test(typed)) return undefined;
  const place = typed.replace(/^an? /, 'the ');
  if (/ (?:fog|mist|ice|snow|storm|rain|smoke)$/.test(place)) return `${ruin} in ${place}`;
  if (/ (?:lake|sea|river|pond|bay|harbou?r|water)$/.test(place)) {
    return `the flooded caves beside ${place}`;
  }
  if (/^(?:under|below|beneath)$/.test(preposition)) return `the hollow under ${place}`;
  if (preposition === 'behind') return `the cave behind ${place}`;
  return /^(?:on|above)$/.test(preposition)
    ? `the far side of ${place}`
    : `the far end of ${place}`;
}

/** Whom it harms, as far as the idea says so. */
export const harmOf = ({ words }: Matter): string =>
  people.test(words) ? 'people' : animals.test(words) ? 'animals' : 'any';

/** What a creature wants to have back: `the pearl` of "demands the return of her pearl". */
export function dueOf({ words }: Matter): string {
  const [, back = '', other = ''] =
    /\b(?:return of|wants?|demands?|claims?|asks for) (?:back )?(?:its|her|his|their|the|an?) ([\p{L}' -]+?) back\b|\breturn of (?:its|her|his|their|the|an?) ([\p{L}' -]+?)(?= (?:from|by|before|or|and|that|which|at|in|to)\b|$)/u.exec(
      words,
    ) ?? [];
  const noun = back || other;
  return noun === '' ? 'the treasure' : `the ${noun}`;
}
