import { dens, kinWords, lodgers, type Kin } from '../tables/matters/kin-words.ts';
import { bandNouns } from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import type { Random } from '../random.ts';
import { creaturesCalled } from './foe.ts';
import { isPluralWord, singularOf, type Matter } from './matter-words.ts';

/** The place of an idea with those who have moved in there. */
export interface Den {
  /** With the article: `the warehouse`. */
  den: string;
  isManyDens: boolean;
  /** `in the warehouse`, `on the cliffs`. */
  inDen: string;
  /** Those who are in it: `the giant spiders`. */
  brood: string;
  isManyBrood: boolean;
  kin: Kin;
}

const open = /\b(?:cliffs?|hills?|mountains?|islands?|islets?|roofs?|bridges?|beach|shore|coast|moors?|heath|roads?|decks?|ship|boat|barge)$/;

const place =
  /\b(in|on|under|underneath|beneath|below|inside|at|from|into|through|over|within|of) ((?:an?|the) (?!.*\b(?:an?|the) )?.+?)(?= (?:in|on|under|beneath|below|above|at|near|by|and|but|with|that|which|who|where|since|because|before|of|for|to|from|outside|behind|overlooking|is|are|was|were|has|have)\b|$)/gu;

const occupied =
  /\b(?:taken over|took over|taken|occup(?:y|ies|ied)|hold|holds|held|use|uses|used|invaded?s?|infests?|infested|haunts?|haunted|overrun|overran|invade|control|controls|seized|besieged?|inhabits?|guards?|nest in|live in|lair in) ((?:an?|the) .+?)(?= (?:in|on|under|beneath|near|and|but|with|that|which|where|since|because|before|to)\b|$)/u;

const withThe = (noun: string): string => noun.replace(/^(?:an?|the|some|two|three|every) |^(?=\p{L})(?!the )/u, 'the ');

const isPlace = (phrase: string): boolean => {
  const head = singularOf(phrase.split(' ').at(-1) ?? '');
  return ideaNouns.get(head) === 'site' || isPlaceNoun(head) || /^(?:warehouse|cliff|basement|attic|vault|catacomb|deck|ship|hold|granary|barracks?|quarter|ruins?|sewers?|university|college|academy|aqueduct|canal|dock|docks|mansion|estate|house|villa|greenhouse|kitchen|pyramid|shrine|nest|laboratory|storehouse|silo|pit|shaft|crater)$/.test(head);
};

const below = /^(?:under|underneath|beneath|below)$/;

/** The place that the words of an idea name, and how one is there. */
function placeIn(words: string): { den: string; inDen: string } | undefined {
  const [, held = ''] = occupied.exec(words) ?? [];
  if (held !== '' && isPlace(held)) return placed(held);
  for (const [, way = '', noun = ''] of words.matchAll(place)) {
    if (!isPlace(noun)) continue;
    const named = withThe(noun);
    return below.test(way)
      ? { den: `the vaults under ${named}`, inDen: `in the vaults under ${named}` }
      : placed(named);
  }
  return undefined;
}

function placed(noun: string): { den: string; inDen: string } {
  const den = withThe(noun);
  return { den, inDen: `${open.test(den) ? 'on' : 'in'} ${den}` };
}

const holding =
  /\b(?:full of|overrun (?:by|with)|infested (?:by|with)|taken over by|occupied by|inhabited by|home to|haunted by|crawling with|guarded by|with|of) (.+)$/u;

/** Those whom an idea about a place says to be there: `the undead dwarves` of "full of gas and undead dwarves". */
function creaturesIn(words: string): string | undefined {
  const [, list = ''] = holding.exec(words) ?? [];
  return list
    .split(/,? and |, /)
    .map((part) => part.replace(/ (?:in|on|under|that|who|which|from) .*$/, ''))
    .find((part) => {
      const head = singularOf(part.split(' ').at(-1) ?? '');
      return creaturesCalled(part) !== undefined || bandNouns.has(head) || /undead|ghost/.test(part);
    });
}

/** How creatures live where they are, by their type in the rules. */
export function kinOf(phrase: string): Kin {
  if (/\b(?:undead|dead|ghosts?|zombies?|skeletons?|drowned)\b/.test(phrase)) return 'dead';
  const type = creaturesCalled(phrase.replace(/^the /, ''))?.creatures[0];
  const head = singularOf(phrase.split(' ').at(-1) ?? '');
  if (/flayer|illithid|aboleth/.test(head) || type?.type === 'aberration') return 'mind';
  switch (type?.type) {
    case 'undead':
      return 'dead';
    case 'elemental':
    case 'construct':
    case 'fiend':
    case 'celestial':
      return 'bound';
    case 'beast':
    case 'monstrosity':
    case 'ooze':
    case 'plant':
      return 'beast';
    case 'humanoid':
    case 'fey':
    case 'giant':
      return 'folk';
    default:
      return bandNouns.has(head) ? 'folk' : 'beast';
  }
}

/** The place and the creatures of an idea; what it does not say is drawn. */
export function denOf(matter: Matter, tier: 1 | 2 | 3, random: Random): Den {
  const { words, it, sort, isPlural } = matter;
  const isSite = sort === 'site' || isPlace(it);
  const chosen = random.pick(dens[tier - 1] ?? []);
  const lodger = random.pick(lodgers[tier - 1] ?? []);
  const { den, inDen } = (isSite ? placed(it) : placeIn(words)) ?? placed(chosen);
  const dead = /\b(?:haunted|ghosts?|undead|dead)\b/.test(words) ? 'the restless dead' : undefined;
  const said = isSite ? (creaturesIn(words) ?? dead ?? lodger) : it;
  const brood = withThe(said);
  return {
    den,
    inDen,
    isManyDens: isSite ? isPlural : isPluralWord(den.split(/ (?:under|of) /)[0]?.split(' ').at(-1) ?? ''),
    brood,
    isManyBrood: isSite ? /(?:dead|folk|people)$/.test(brood) || isPluralWord(brood.split(' ').at(-1) ?? '') : isPlural,
    kin: kinOf(brood),
  };
}

/** The words of the kin, as words for rows. */
export const wordsOfKin = ({ kin }: Den): [string, string][] => Object.entries(kinWords[kin]);
