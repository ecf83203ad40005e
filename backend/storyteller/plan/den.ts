import type { Tone } from '../story.ts';
import { keptIn, relics, unused, type Kept } from '../tables/matters/delve-words.ts';
import { dens, kinWords, lodgers, type Kin } from '../tables/matters/kin-words.ts';
import { bandNouns } from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import type { Random } from '../random.ts';
import type { CreatureType } from '../tables/foes/foe-types.ts';
import { creaturesCalled } from './foe.ts';
import { isPluralWord, singularOf, type Matter } from './matter-words.ts';

/** The place of an idea with those who have moved in there. */
export interface Den {
  /** With the article: `the warehouse`. */
  den: string;
  /** `the silk merchant's warehouse` */
  full: string;
  isManyDens: boolean;
  /** `in the warehouse`, `on the cliffs`. */
  inDen: string;
  /** Those who are in it: `the giant spiders`. */
  brood: string;
  isManyBrood: boolean;
  kin: Kin;
  /** What an old place keeps, and what lies on its lid. */
  kept: Kept;
  relic: string;
  /** How long an old place was shut: `seven hundred years`. */
  ages: string;
  /** What a rite needs, and what is to come by it. */
  thing1: string;
  called: string;
  /** Who lies in a tomb, or built a place: `the pharaoh`. */
  owner: string | undefined;
}

const open =
  /\b(?:cliffs?|hills?|mountains?|islands?|islets?|roofs?|bridges?|beach|shore|coast|moors?|heath|roads?|decks?|ship|boat|barge)$/;

/** What ends the name of a place. */
const ends =
  '(?= (?:in|on|under|beneath|below|above|at|near|by|and|but|with|that|which|who|where|since|because|before|of|for|to|from|outside|behind|overlooking|is|are|was|were|has|have)\\b|$)';

const place = new RegExp(
  `\\b(in|on|under|underneath|beneath|below|inside|at|from|into|through|over|within|of) ((?:an?|the) .+?)${ends}`,
  'gu',
);

const occupied = new RegExp(
  `\\b(?:taken over|took over|occup(?:y|ies|ied)|holds?|held|uses?|used|invaded?s?|infests?|infested|haunts?|haunted|overrun|overran|controls?|seized|inhabits?|guards?) ((?:an?|the) .+?)${ends}`,
  'u',
);

const withThe = (noun: string): string =>
  noun.replace(/^(?:an?|the|some|two|three|every) |^(?=\p{L})(?!the )/u, 'the ');

const isPlace = (phrase: string): boolean => {
  const head = singularOf(phrase.split(' ').at(-1) ?? '');
  return (
    ideaNouns.get(head) === 'site' ||
    isPlaceNoun(head) ||
    /^(?:warehouse|cliff|basement|attic|vault|catacomb|deck|ship|hold|granary|barracks?|quarter|ruins?|sewers?|university|college|academy|aqueduct|canal|dock|docks|mansion|estate|house|villa|greenhouse|kitchen|pyramid|shrine|nest|laboratory|storehouse|silo|pit|shaft|crater)$/.test(
      head,
    )
  );
};

const hollow = /\b(?:cave|cavern|crypt|mine|tunnel|dune|sewer|cellar|basement|dungeon|catacomb)s?$/;
const below = /^(?:under|underneath|beneath|below)$/;

/** The place that the words of an idea name, and how one is there. */
function placeIn(words: string): Place | undefined {
  const [, held = ''] = occupied.exec(words) ?? [];
  if (held !== '' && isPlace(held)) return placed(held);
  for (const [, way = '', noun = ''] of words.matchAll(place)) {
    if (!isPlace(noun)) continue;
    const named = withThe(noun);
    if (below.test(way) && !hollow.test(named)) return placed(`the vaults under ${named}`);
    if (way === 'from' && /\b(?:escape|flee|fled|break|broke|burst|come|came)/.test(words)) {
      return placed(`the yards behind ${named}`);
    }
    return placed(named);
  }
  return undefined;
}

type Place = Pick<Den, 'den' | 'full' | 'inDen'>;

/** A place by its noun, of which later sentences have only what is needed. */
function placed(noun: string): Place {
  const full = withThe(noun);
  const [short = full] = full.replace(/^the .*'s? /, 'the ').split(/ (?:under|behind) /);
  return { den: short, full, inDen: `${open.test(short) ? 'on' : 'in'} ${full}` };
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
      return (
        creaturesCalled(part) !== undefined || bandNouns.has(head) || /undead|ghost/.test(part)
      );
    });
}

const gateNoun =
  /\b(?:portal|gate|rift|gateway|breach|seal|hellmouth|ward|barrier|crack|tear|archway|door)$/;

/** Those who live where a gate leads to. */
const beyond: readonly (readonly [where: RegExp, who: string])[] = [
  [/\b(?:hell|hells|infernal|devils?|hellmouth)\b/, 'the devils'],
  [/\b(?:abyss|demons?|demonic)\b/, 'the demons'],
  [/\b(?:fey|feywild|fairy|faerie)\b/, 'the fey'],
  [/\b(?:underdark|drow)\b/, 'the drow'],
  [/\b(?:shadow|shadows|shadowfell)\b/, 'the shadows'],
  [/\b(?:dead|underworld|undead)\b/, 'the dead'],
  [/\b(?:fire|elementals?)\b/, 'the fire elementals'],
];

/** Those who come through a gate, as far as an idea says it: `the drow` of "before the drow come through". */
function throughIn(words: string): string | undefined {
  const [, who] =
    /\b(?:before|and|while|when|as) (?:the )?([\p{L}]+(?: [\p{L}]+)?) (?:come|comes|get|gets|break|breaks|pour|pours|crawl|crawls|march) (?:through|out|in)\b/u.exec(
      words,
    ) ?? [];
  return who ?? beyond.find(([where]) => where.test(words))?.[1];
}

const kins: readonly (readonly [kin: Kin, types: readonly CreatureType[]])[] = [
  ['dead', ['undead']],
  ['bound', ['elemental', 'construct', 'fiend', 'celestial']],
  ['beast', ['beast', 'monstrosity', 'ooze', 'plant']],
  ['folk', ['humanoid', 'fey', 'giant']],
];

/** How creatures live where they are, by their type in the rules. */
function kinOf(phrase: string): Kin {
  if (/\b(?:undead|dead|ghosts?|zombies?|skeletons?|drowned)\b/.test(phrase)) return 'dead';
  const type = creaturesCalled(phrase.replace(/^the /, ''))?.creatures[0];
  const head = singularOf(phrase.split(' ').at(-1) ?? '');
  if (
    /^(?:drow|duergar|derro|elf|elves|dwarf|dwarves|gnome|human|soldier|pirate|bandit|giant)s?$/.test(
      head,
    )
  ) {
    return 'folk';
  }
  if (/flayer|illithid|aboleth/.test(head) || type?.type === 'aberration') return 'mind';
  const found = kins.find(([, types]) => type !== undefined && types.includes(type.type));
  return found?.[0] ?? (bandNouns.has(head) ? 'folk' : 'beast');
}

/** `the demon` of "a cult wants to summon a demon"; what no one can name, if the idea does not say it. */
function calledIn(words: string): string {
  const [, summoned] =
    /\b(?:summon(?:ing)?|wak(?:e|ing)|awaken(?:ing)?(?: of)?|call(?:ing)?|conjur(?:e|ing)|rais(?:e|ing)|resurrect(?:ing)?|resurrection of|return of|ascension of|reviv(?:e|ing)|free(?:ing)?|releas(?:e|ing)|unleash(?:ing)?|worships?) ((?:an?|the|their) [\p{L} '-]+?)(?= (?:in|on|under|beneath|at|to|from|by|before|with|that|which|who|and|below|for|into)\b|$)/u.exec(
      words,
    ) ?? [];
  if (summoned !== undefined) {
    const one = withThe(summoned.replace(/^their /, 'the '));
    return isPluralWord(one.split(' of ')[0]?.split(' ').at(-1) ?? '')
      ? `the first of ${one}`
      : one;
  }
  const [, cult = ''] = /\b(\p{L}+) cult\b/u.exec(words) ?? [];
  if (creaturesCalled(cult) !== undefined) return `the ${cult}`;
  const [, god] = /\b(?:dead|sleeping|old|forgotten) (god(?:dess)?)\b/u.exec(words) ?? [];
  if (god !== undefined) return `the ${god}`;
  return 'the sleeper';
}

/** `the pharaoh` of "the tomb of a pharaoh". */
function ownerIn(words: string): string | undefined {
  const [, of, whose] =
    /\b(?:tomb|crypt|barrow|mausoleum|grave|pyramid|burial (?:chamber|place)|necropolis) of ((?:an?|the) [\p{L} -]+?)(?= (?:in|on|under|beneath|is|at|near|that|which)\b|$)|((?:an?|the) [\p{L} -]+?)'s? (?:[\p{L}]+ )?(?:tomb|crypt|barrow|mausoleum|grave|pyramid)\b/u.exec(
      words,
    ) ?? [];
  const owner = of ?? whose;
  return owner === undefined ? undefined : withThe(owner);
}

/** The place and the creatures of an idea; what it does not say is drawn. */
export function denOf(
  matter: Matter,
  tier: 1 | 2 | 3,
  tone: Tone,
  random: Random,
  own: readonly string[] = lodgers[tier - 1] ?? [],
): Den {
  const { words, it, sort, isPlural } = matter;
  const isGate = gateNoun.test(it);
  const isSite = !isGate && (sort === 'site' || isPlace(it));
  const chosen = random.pick(dens[tier - 1] ?? []);
  const lodger = random.pick(own);
  const { den, full, inDen } = (isSite ? placed(it) : placeIn(words)) ?? placed(chosen);
  const dead = /\b(?:haunted|ghosts?|undead|dead)\b/.test(words) ? 'the restless dead' : undefined;
  const said = isGate
    ? (throughIn(words) ?? lodger)
    : isSite
      ? (creaturesIn(words) ?? dead ?? lodger)
      : it;
  const brood =
    matter.state === 'dead' && sort === 'being'
      ? `the dead ${it.replace(/^the (?:dead )?/, '')}`
      : withThe(said.replace(/^(.+) (?:outbreak|infestation|plague|invasion|problem)$/, '$1s'));
  return {
    den,
    full,
    inDen,
    isManyDens: isSite ? isPlural : isPluralWord(den.split(' of ')[0]?.split(' ').at(-1) ?? ''),
    brood,
    isManyBrood:
      isSite || brood !== it
        ? /(?:dead|folk|people)$/.test(brood) || isPluralWord(brood.split(' ').at(-1) ?? '')
        : isPlural,
    kin: kinOf(brood),
    kept: random.pick(keptIn(tone)),
    relic: random.pick(relics),
    ages: random.pick(['seven hundred years', 'a thousand years', 'twelve hundred years']),
    thing1: random.pick(unused),
    called: calledIn(words),
    owner: ownerIn(words),
  };
}

/** What is drawn for a place, as words for rows. */
export const wordsOfDen = (den: Den): [string, string][] => {
  const { kin, kept, relic, ages, thing1, called, owner } = den;
  return Object.entries<string>({
    ...kinWords[kin],
    ...kept,
    relic,
    ages,
    thing1,
    called,
    owner: owner ?? '',
  });
};
