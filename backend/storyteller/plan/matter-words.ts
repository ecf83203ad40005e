import type { Pronouns } from '../story.ts';
import type { Duty } from './duty-types.ts';
import { pluralNouns, vagueNouns } from '../tables/matters/idea-grammar.ts';
import { pronounsOfNoun } from '../tables/person-nouns.ts';
import type { Family, MatterSort, SubjectState } from '../tables/matters/matter-types.ts';

/** Where a story takes place, if an idea says nothing else: "on the Shattered Coast", "in a desert". */
export interface Region {
  /** `the Shattered Coast` */
  readonly name: string;
  /** `on the Shattered Coast` */
  readonly where: string;
}

/** What an idea says of something that has befallen people. */
export interface Plight {
  /** Which plots tell it. */
  readonly kind:
    | 'spread'
    | 'one'
    | 'wonder'
    | 'dead'
    | 'ghost'
    | 'ship'
    | 'shape'
    | 'possessed'
    | 'maker'
    | 'god'
    | 'prophecy'
    | 'lure';
  /** What a person has become, by whom one is possessed, or what one makes: `goat`, `demon`, `chimeras`. */
  readonly form?: string;
  /** What it is called: `the poison`, `the sleeping sickness`. */
  readonly ill?: string;
  /** Those whom it has hit: `the sick`. */
  readonly struck?: string;
  /** Who does it, as a role: `mad alchemist`. */
  readonly doer?: string;
  /** Who did it, if the plot has another culprit behind this one: `witch`. */
  readonly blamed?: string;
  /** Those who do it, if they are many: `the fey`. */
  readonly doers?: string;
  /** What a ghost wants: `the toy`. */
  readonly wish?: string;
  /** Whether the ghost was murdered. */
  readonly isSlain?: boolean;
}

/** What an inquiry is about, if an idea says more than its fact: who does it, and where. */
export interface Inquiry {
  readonly kind:
    | 'murder'
    | 'killings'
    | 'skin'
    | 'damage'
    | 'double'
    | 'hidden'
    | 'band'
    | 'dinner'
    | 'fraud';
  /** What does it: `werewolf`. */
  readonly doer?: string;
  readonly deed?: 'fire' | 'grave' | 'damage' | undefined;
  /** What is taken from graves: `the hands`. */
  readonly part?: string;
  /** The thing that shows each death, and what it does: `the statue`, `weeps`. */
  readonly omen?: string;
  readonly does?: string;
  /** Those among whom someone is hidden: `the rebels`. */
  readonly circle?: string;
  readonly giver?: { readonly role: string; readonly pronouns: Pronouns };
  /** What the one calls themself who sells false remedies. */
  readonly seller?: string;
  /** The pronouns of the one who invites the party. */
  readonly host?: Pronouns;
  /** Who has seen a murder. */
  readonly witness?: { readonly role: string; readonly pronouns: Pronouns | undefined };
  readonly accused?: 'party' | 'one';
  readonly accusedRole?: string;
  readonly accusedPronouns?: Pronouns | undefined;
}

/** `Said` of an idea whose words do not say by themselves which plot tells it. */
export interface SaidWords {
  readonly task: string;
  readonly nouns: readonly string[];
  readonly says: string;
  readonly object: string;
  readonly clause?: string;
}

/** What an idea says, as parts of sentences. All of it is untrusted input: letters, hyphens and apostrophes only. */
export interface Matter {
  sort: MatterSort;
  /** The idea as it was typed, from which a revision tells the story again: `Rescue the princess`. */
  source: string;
  /** What the idea says is so: `a baker's bread makes people tell the truth`. */
  words: string;
  /** What is so, as a clause; a person is `{I}` in it. */
  fact: string;
  /** What the idea says after that, which only the first sentence of the story repeats: `but everyone suspects …`. */
  more?: string;
  /** What it is about, with the definite article: `the bread`. */
  it: string;
  isPlural: boolean;
  /** The role of the person that the idea is about, or whose thing it is about: `baker`. */
  role: string;
  pronouns: Pronouns | undefined;
  /** What has happened to it, as in `a stolen bell`; absent if the idea says nothing of this. */
  state?: SubjectState;
  /** What has happened to the victim of a crime, as it seems. */
  crime?: 'dead' | 'missing';
  /** Who holds the victim, if the idea says it. */
  captor?: { readonly noun: string; readonly isPlural: boolean };
  /** What the two sides fight over, if the idea says it. */
  bone?: string;
  /** The role of the one who asks for help, if the idea says it. */
  giver?: string;
  /** The person whom the idea names: the one it is about, the victim or the owner. */
  name?: { readonly first: string; readonly last: string };
  /** Whether this person is an enemy, who does what the idea says. */
  isVillain?: boolean;
  /** Where all of it takes place, if the idea says nothing else. */
  region?: Region;
  /** What the party is asked to do, if it travels, guards or defends. */
  duty?: Duty;
  /** What a beast is that has a name: `wyvern`. */
  being?: string;
  inquiry?: Inquiry;
  /** In which words its plot is found, if they are not those of the idea. */
  said?: SaidWords;
  /** What came to the town when people began to disappear: `the circus`. */
  scene?: string;
  /** Words that only plots about an illness, the dead or a wonder need. */
  plight?: Plight;
  /** Which plots tell it, if it is about something that is stolen, sought or has a power. */
  family?: Family;
  /** The id of the plot, if the words of the idea name it in any order. */
  classic?: string;
  /** The words of the idea that the plot tells in words of its own. */
  toldWords?: string;
  /** The role of the one who has it or has taken it: `dragon`, `leader of the ogres`. */
  lead?: string;
  /** The name of this one, if the idea says it, in lower case. */
  leadName?: string;
  /** Those who belong to this one, in the plural: `the ogres`. */
  band?: string;
  /** Where it lies or is kept: `the bottom of the lake`. */
  spot?: string;
  /** Whether those who have it have taken it from someone. */
  isTaken?: boolean;
  /** Whether a map leads to it. */
  hasMap?: boolean;
  /** Who is trapped in it: `the demon`. */
  inmate?: string;
  /** The day on which it is over, if the idea says it: `the wedding of the duke's daughter`. */
  deadline?: string;
  /** How many days there are, if the idea says it. */
  days?: number;
  /** What it says of the reason of those who do harm: `the dragon only wants to sleep`. */
  reason?: string;
  /** What the party is asked to do, in the infinitive, if only a plot about any task tells it. */
  task?: string;
  /** The two sides of a feud. */
  sides: readonly [string, string] | undefined;
}

/** What an idea says, before its words have the capitals that were typed. */
export type Told = Omit<Matter, 'source'>;

export const stops =
  /^(?:that|which|who|whose|whom|where|with|without|of|in|on|at|from|for|to|by|under|between|behind|near|against|beneath|inside|into|about|around|through|across|over|upon|among|during|before|after|since|full)$/;
export const determiners = /^(?:an?|the|two|three|some|many|all|every|no|my|our|their|his|her)$/;
export const broken =
  /^(?:old|young|grumpy|evil|good|mad|blind|strange|mysterious|ancient|stolen|lost|missing|vanished|cursed|haunted|broken|burned|hidden|murdered|dead)$/;
export function singularOf(word: string): string {
  const known = pluralNouns.get(word);
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  return /[^su]s$/.test(word) ? word.replace(/(?:(?<=[sxh])e)?s$/, '') : word;
}

export const pluralOf = (noun: string): string =>
  [...pluralNouns].find(([, one]) => one === noun)?.[0] ??
  (/[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`);

/** Whether a noun is in the plural, as far as its form or a list says so. */
export const isPluralWord = (word: string): boolean =>
  pluralNouns.has(word) || /[^su]s$/.test(word);

export interface NounPhrase {
  head: string;
  /** The noun with its article, such as `the plague doctor`. */
  it: string;
  owner: string;
  isPlural: boolean;
}

export function nounPhraseOf(words: readonly string[]): NounPhrase {
  const bare = words.filter((word, index) => !(index === 0 && determiners.test(word)));
  const ownerAt = bare.findLastIndex((word) => /(?:'s|s')$/.test(word));
  const owner =
    ownerAt < 0
      ? ''
      : bare
          .slice(0, ownerAt + 1)
          .join(' ')
          .replace(/'s?$/, '');
  const own = bare.slice(ownerAt + 1);
  const head = own.at(-1) ?? '';
  const described = own
    .slice(0, -1)
    .filter((word) => !broken.test(word) && !determiners.test(word));
  const isEach = /^(?:every|no|each)$/.test(words[0] ?? '') && !vagueNouns.has(head);
  if (isEach) return { head, it: `the ${pluralOf(head)}`, owner, isPlural: true };
  const isPlural = isPluralWord(head);
  return { head, it: ['the', ...described.slice(-1), head].join(' '), owner, isPlural };
}

export const relatives = /^(?:that|which|who|whose|whom|where)$/;

/** The pronouns of the one whom a noun names, as far as it or the rest of the idea says so. */
export const pronounsIn = (words: readonly string[], head: string): Pronouns | undefined =>
  pronounsOfNoun(head.split(' ').at(-1) ?? '') ??
  (words.some((word) =>
    /^(?:her|she|herself|queen|princess|woman|girl|mother|widow|sister|daughter|duchess|witch|nun|abbess)$/.test(
      word,
    ),
  )
    ? 'she'
    : words.some((word) =>
          /^(?:his|he|him|himself|king|prince|man|boy|father|brother|son|duke|monk|widower)$/.test(
            word,
          ),
        )
      ? 'he'
      : undefined);
