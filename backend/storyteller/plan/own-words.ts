import { masked, revelIn } from './revel.ts';
import type { Random } from '../random.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import type { Exclusions } from './lines.ts';
import type { Matter } from './matter-words.ts';
import { isPluralWord } from './matter-words.ts';

/** A noun with which the rows of a kernel call something that the idea names, or does not name. */
interface OwnWord {
  key: string;
  noun: string;
  isPlural: boolean;
}

export interface OwnPlan {
  words: readonly OwnWord[];
  /** The last place, if the idea names it. */
  lair?: string;
}

const headOf = (noun: string): string =>
  noun
    .split(/ (?:of|in|on|at|from|for) /)[0]
    ?.split(' ')
    .at(-1) ?? '';

/**
 * The words that a kernel has of its own. `band` is who belongs to A, `house` where the thing is kept, `loot` what is
 * carried away.
 */
export function ownWordsOf(
  { own, family }: MatterKernel,
  matter: Matter,
  tier: 1 | 2 | 3,
  random: Random,
  { matches }: Exclusions,
): OwnPlan {
  if (own === undefined) return { words: [] };
  const said = saidBy(matter, family, random);
  const words = Object.entries(own).map(([name, list]): OwnWord => {
    const [key = '', scale] = name.split(' ');
    const allowed = list.filter((noun) => !matches(noun));
    const drawn = random.pick(allowed.length > 0 ? allowed : list);
    const noun = (scale === undefined || Number(scale) === tier ? said[key] : undefined) ?? drawn;
    return {
      key: scale === undefined || Number(scale) === tier ? key : '',
      noun,
      isPlural: pluralOf(key, noun, matter),
    };
  });
  const lair = said['lair'];
  return { words: words.filter(({ key }) => key !== ''), ...(lair !== undefined && { lair }) };
}

const pluralOf = (key: string, noun: string, { it, isPlural }: Matter): boolean =>
  key === 'loot' && noun === it ? isPlural : key === 'band' || isPluralWord(headOf(noun));

/** A building in a land: no one can stand before the door of a desert. */
const lastPlaceAt = (spot: string, random: Random): string => {
  const head = headOf(spot);
  const where =
    /^(?:island|isle|mountain|hill|coast|plain|moor|beach|shore|glacier|mountains|hills)$/.test(
      head,
    )
      ? 'on'
      : /^(?:desert|swamp|forest|jungle|wood|woods|marsh|valley|wasteland|wastes|ice|snow|north|wilderness|mire|bog|dunes)$/.test(
            head,
          )
        ? 'in'
        : undefined;
  if (where === undefined) {
    return spot.replace(/^the (?:two|three|four|five|seven) (.+s)$/, 'the last of the $1');
  }
  return `${random.pick(['the roofless chapel', 'the broken watchtower', 'the sunken shrine', 'the house of pillars'])} ${where} ${spot}`;
};

/** What a power gives to those who use it, and what one sees in them, by what the idea says of it. */
const gains: readonly (readonly [says: RegExp, gave: string, sign: string])[] = [
  [
    /\b(?:forg\p{L}+|memor\p{L}+|unseen|invisible)\b/u,
    'a life without those who hunted and blamed',
    'they sit at tables where nobody has laid a plate for them',
  ],
  [
    /\b(?:die|dies|death|future|tomorrow)\b/,
    'the certainty of a quiet end in old age',
    'each of them avoids something, stairs or dogs or water, and knows why',
  ],
  [
    /\b(?:owner|wielder|whispers?|speaks?|talks?|bearer)\b/,
    'a voice that takes away every fear',
    'they turn their heads when nobody has spoken, and smile',
  ],
  [
    /\b(?:wish|wishes|grants?)\b/,
    'a wish for somebody ill who is well now',
    'each has what was wished for and lacks something small: a shadow, the taste of salt, a first name',
  ],
  [
    /\b(?:eats?|kills?|devours?|drinks?|blood)\b/,
    'the end of somebody who was feared in the house',
    'beside each of them there is a place where somebody used to stand',
  ],
  [
    /\b(?:sleep|asleep|dreams?)\b/,
    'the first good sleep after a year of none',
    'they yawn at noon and are not to be woken before it',
  ],
  [
    /\b(?:swaps?|bod(?:y|ies)|exchanges?|switch\p{L}*|change\p{L}*|turns?)\b/u,
    'a body without pain',
    "they reach for glasses that they do not wear and answer to each other's names",
  ],
  [
    /\b(?:truth|lies?|lying)\b/,
    'the truth about a death in the family',
    'they finish their sentences, and nobody thanks them for it',
  ],
];

const gainOf = (words: string, isInmate: boolean): { gave?: string; sign?: string } => {
  const [, gave, sign] =
    gains.find(([says]) => says.test(words) || (isInmate && says.test('wish'))) ?? [];
  return gave === undefined || sign === undefined ? {} : { gave, sign };
};

/** What a thief leaves behind: "leaves a white feather". */
const signIn = (words: string): string | undefined =>
  /\b(?:leaves?|leaving)(?: behind)? (an? (?:[\p{L}-]+ ){0,2}[\p{L}-]+)/u.exec(words)?.[1];

const deedNouns: Readonly<Record<string, string>> = {
  stealing: 'theft',
  killing: 'murder',
  murdering: 'murder',
  poisoning: 'poisoning',
  burning: 'burning',
  robbing: 'robbery',
  betraying: 'betrayal',
};

/** Charges that do not say what has happened, with what has. */
const charges: Readonly<Record<string, string>> = {
  witchcraft: 'the bewitching of the cattle',
  treason: 'the opening of a gate to the enemy',
  heresy: 'the burning of the altar',
  theft: 'the theft of the poor box',
  arson: 'the fire at the tithe barn',
  espionage: 'the selling of the plan of the walls',
};

/** For what one is punished: "is to be hanged for the theft of a horse", "accused of stealing the bell". */
function deedIn(words: string): string | undefined {
  const [, verb = '', object = ''] =
    /\b(?:for|of) (stealing|killing|murdering|poisoning|burning|robbing|betraying) ((?:the |an? |his |her |their )?(?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+)$/u.exec(
      words,
    ) ?? [];
  if (verb !== '') return `the ${deedNouns[verb] ?? ''} of ${object.replace(/^an? /, 'the ')}`;
  const [, charge = ''] =
    /\b(?:of|for) (witchcraft|treason|heresy|theft|arson|espionage)$/u.exec(words) ?? [];
  if (charge !== '') return charges[charge];
  const [, named] =
    /\bfor ((?:the |an? )?(?:theft|murder|robbery|killing|poisoning|treason|arson)\b(?: of (?:the |an? |his |her )?[\p{L}-]+)?)/u.exec(
      words,
    ) ?? [];
  return named
    ?.replace(/^an? /, 'the ')
    .replace(/^(?=theft|murder|robbery|killing|poisoning)/, 'the ');
}

/** The feast at which something is stolen, and what its guests wear. */
function revelOf(words: string): { feast?: string; disguise?: string } {
  const feast = revelIn(words);
  if (feast === undefined) return {};
  return { feast, ...(masked.test(feast) && { disguise: 'masks on sticks' }) };
}

function saidBy(
  { sort, it, band, spot, inmate, words }: Matter,
  family: MatterKernel['family'],
  random: Random,
): Readonly<Record<string, string | undefined>> {
  switch (family) {
    case 'heist':
    case 'den':
      return {
        ...revelOf(words),
        band,
        house: sort === 'site' && spot === undefined ? it : sort === 'thing' ? spot : undefined,
        loot: sort === 'thing' ? it : sort === 'event' ? `the papers for ${it}` : undefined,
        // A vault is a room of a house.
        lair: sort === 'site' ? spot : undefined,
      };
    case 'lost':
      return { lair: spot === undefined ? undefined : lastPlaceAt(spot, random) };
    case 'power':
      return { inmate, ...gainOf(words, inmate !== undefined) };
    case 'stolen':
    case 'classic':
    case 'task':
    case undefined:
      return { band, sign: signIn(words), deed: deedIn(words) };
  }
}
