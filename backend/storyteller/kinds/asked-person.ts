import { isOfPerson } from '../plan/idea-phrase.ts';
import type { Exclusions } from '../plan/lines.ts';
import { personIdeaOf } from '../plan/person-idea.ts';
import { bodies, type Body } from '../tables/bodies.ts';
import { isPersonNoun, pronounsOfNoun } from '../tables/person-nouns.ts';
import type { Row } from '../tables/row-types.ts';

const pronounWords = [
  ['she', ['she', 'her', 'hers'], ['woman', 'girl', 'female', 'queen', 'lady']],
  ['he', ['he', 'his', 'him'], ['man', 'boy', 'male', 'king']],
  ['they', ['they', 'them'], ['nonbinary', 'agender']],
] as const;

/**
 * The pronouns of which the idea has the most words: "a man who lost his mother" is he.
 * @param own the words for the person: "a knight who hates the king" can be she
 */
export function askedPronouns(
  idea: ReadonlySet<string>,
  own: ReadonlySet<string>,
): 'she' | 'he' | 'they' | undefined {
  const counted = pronounWords.map(([pronouns, words, nouns]) => ({
    pronouns,
    count:
      words.filter((word) => idea.has(word)).length + nouns.filter((noun) => own.has(noun)).length,
  }));
  const [first] = counted.toSorted((one, other) => other.count - one.count);
  return first === undefined || first.count === 0 ? undefined : first.pronouns;
}

const relations = [
  { noun: 'son', pronouns: 'he' },
  { noun: 'daughter', pronouns: 'she' },
  { noun: 'elder brother', pronouns: 'he' },
  { noun: 'elder sister', pronouns: 'she' },
  { noun: 'husband', pronouns: 'he' },
  { noun: 'wife', pronouns: 'she' },
  { noun: 'child', pronouns: 'they' },
] as const;

/** The relation that the idea names: "who lost her son". */
export const askedRelation = (idea: ReadonlySet<string>): (typeof relations)[number] | undefined =>
  relations.find(({ noun }) => idea.has(noun.replace('elder ', '')));

/** The rows for the words of the idea, if it has any of them. */
export function rowsAsked(
  table: readonly (readonly [words: readonly string[], row: Row])[],
  idea: ReadonlySet<string>,
): readonly Row[] | undefined {
  const found = table.filter(([words]) => words.some((word) => idea.has(word)));
  return found.length === 0 ? undefined : found.map(([, row]) => row);
}

/** The person whom an idea asks for. */
export interface AskedPerson {
  /** Without an article: `vampire countess`, `captain of the guard`; empty for `someone`. */
  role: string;
  /** The role with the definite article and what the idea says of the person; empty if it says nothing. */
  known: string;
  /** Whether people of the story must not know this: `a duke who is a doppelganger`. */
  isSecret: boolean;
  /** Whether the role itself is the secret, as in `a dragon in human form`. */
  isDisguised: boolean;
  pronouns: 'she' | 'he' | undefined;
  body: Body | undefined;
  /** A species that people of the towns can have: `dwarf`. */
  species: string | undefined;
  /** The words for what the person is and does, without those for other people and things. */
  own: ReadonlySet<string>;
  /** `seventy years old` */
  age: string | undefined;
}

const secret =
  /\b(?:secretly|really|actually|doppelganger|disguised?|pretends?|impostor|human form|by night|undercover)\b/;
const disguise = /^(?:in|as) (?:human form|disguise)/;

/** Words of an idea for the species that have looks of their own. */
const speciesOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'dwarf elf gnome halfling orc tiefling dragonborn goliath human'
      .split(' ')
      .map((name) => [name, name]),
  ),
  dwarven: 'dwarf',
  dwarvish: 'dwarf',
  duergar: 'dwarf',
  elven: 'elf',
  elvish: 'elf',
  drow: 'elf',
  'half-elf': 'elf',
  gnomish: 'gnome',
  orcish: 'orc',
  'half-orc': 'orc',
};

/** What stands after a noun and belongs to it: `of the guard`, `of thieves`. */
const complement = /^of (?:(?:an?|the) )?(?:[\p{L}'-]+ )?[\p{L}'-]+$/u;

/** Nouns that say nothing of what a person is. */
export const vague = /^(?:someone|somebody|person|people|man|woman|nobody|anyone|stranger)$/;

/** Words for a thing that can be met like a person. */
const animated =
  /^(?:sentient|talking|living|awakened|intelligent|possessed|speaking|haunted|animated)$/;

/** A spirit has the pronouns of the one who it was: "ghost of a bride". */
const spirit = /^(?:ghost|spirit|phantom|spectre|specter|soul)$/;

/** People who have to do with what the word before them names, and are not that: a vampire hunter. */
export const isAgainst = (head: string): boolean =>
  /^(?:hunter|slayer|killer|tamer|keeper|lover|expert|friend|seller|trader|dealer|catcher|charmer|trainer|maker|breeder|collector|scholar|worshipper|whisperer)$/.test(
    head,
  );

const singularOf = (noun: string): string =>
  noun
    .replace(/men$/, 'man')
    .replace(/ves$/, 'f')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');

/** The body that an idea asks for: that of its last word, or that of a people before it. */
function bodyOf(words: readonly string[]): Body | undefined {
  const head = words.at(-1) ?? '';
  const own = isAgainst(head) ? [] : words;
  const isAnimal = words.some((word) => animated.test(word));
  return bodies.find(({ isHead, words: asked }) =>
    isHead === true && !isAnimal ? asked.includes(head) : asked.some((word) => own.includes(word)),
  );
}

/** The body that a clause says: "who is a vegetarian mind flayer". */
const bodyOfClause = (own: ReadonlySet<string>): Body | undefined =>
  bodies.find(({ isHead, words }) => isHead !== true && words.some((word) => own.has(word)));

/** The person whom an idea is about, or undefined if it is about something else. */
export function askedPersonOf(idea: string, exclusions: Exclusions): AskedPerson | undefined {
  const found = personIdeaOf(idea, exclusions);
  if (found === undefined) return undefined;
  const { phrase, said, age, recased } = found;
  const { noun, head, isPlural, words, rest } = phrase;
  const one = isPlural ? singularOf(head) : head;
  const isAnimated = words.slice(0, -1).some((word) => animated.test(word));
  if (!isAnimated && !(isPlural ? isPersonNoun(one) : isOfPerson(phrase))) return undefined;
  const own = [...words.slice(0, -1), one];
  const isVague = own.length === 1 && vague.test(one);
  const hasComplement = complement.test(rest) && !isPlural;
  const name = isPlural ? `one of the ${noun}` : isVague ? 'the one' : `the ${noun}`;
  const isKnown = isPlural || (said !== '' && !(hasComplement && said.toLowerCase() === rest));
  return {
    role: isVague ? '' : hasComplement ? recased(`${noun} ${rest}`) : own.join(' '),
    known: isKnown ? `${name} ${said}`.trim() : '',
    isSecret: secret.test(said),
    isDisguised: disguise.test(rest),
    pronouns:
      pronounsOfNoun(one) ??
      (spirit.test(one) && hasComplement
        ? pronounsOfNoun(rest.split(' ').at(-1) ?? '')
        : undefined),
    body: bodyOf(own) ?? (secret.test(said) ? undefined : bodyOfClause(found.own)),
    species: own.map((word) => speciesOf[word]).find((species) => species !== undefined),
    own: found.own,
    age,
  };
}
