import type { Pronouns } from '../story.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import {
  auxiliaries,
  bandNouns,
  claimNouns,
  clauseVerbs,
  pluralNouns,
  personNouns,
  vagueNouns,
} from '../tables/matters/idea-grammar.ts';
import type { MatterSort } from '../tables/matters/matter-types.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { sentenceOf } from './idea-sentence.ts';
import type { Exclusions } from './lines.ts';

/** What an idea says, as parts of sentences. All of it is untrusted input: letters, hyphens and apostrophes only. */
export interface Matter {
  sort: MatterSort;
  /** The idea as it was typed: `a baker's bread makes people tell the truth`. */
  words: string;
  /** What is so, as a clause; a person is `{I}` in it. */
  fact: string;
  /** What it is about, with the definite article: `the bread`. */
  it: string;
  isPlural: boolean;
  /** The role of the person that the idea is about, or whose thing it is about: `baker`. */
  role: string;
  pronouns: Pronouns | undefined;
  /** Whether a thing has been taken away, as in `a stolen bell`. */
  isTaken: boolean;
  /** What has happened to the victim of a crime, as it seems. */
  crime?: 'dead' | 'missing';
  /** What the two sides fight over, if the idea says it. */
  bone?: string;
  /** The two sides of a feud. */
  sides: readonly [string, string] | undefined;
}

const mostWords = 16;
const mostLetters = 96;

const stops =
  /^(?:that|which|who|whose|whom|where|with|without|of|in|on|at|from|for|to|by|under|between|behind|near|against|beneath|inside|into|about|around|through|across|over|upon|among|during|before|after|since|full)$/;
const determiners = /^(?:an?|the|two|three|some|many|all|every|no|my|our|their|his|her)$/;
const possessives = /^(?:its|my|our|their|his|her)$/;
const broken =
  /^(?:old|young|grumpy|evil|good|mad|blind|strange|mysterious|ancient|stolen|lost|missing|vanished|cursed|haunted|broken|burned|hidden|murdered|dead)$/;
/** A quarrel in an idea: `beekeepers against a river lord`. */
const quarrel = /^(.{3,40}?) (?:against|versus|vs|at war with|feuds? with) (.{3,50})$/;
const between =
  /^(?:an? |the )?(?:\w+ )?(?:feud|war|quarrel|conflict|rivalry|dispute) between (.{3,40}?) and (.{3,40})$/;

/** Shortened to its first clause if it is too long for a sentence. */
function shortened(text: string): string {
  const isShort = (part: string): boolean =>
    part.split(' ').length <= mostWords && part.length <= mostLetters;
  if (isShort(text)) return text;
  const [first = ''] = text.split(/ (?:and|but|because|while|so that|until|which means) /);
  return isShort(first) ? first : '';
}

function singularOf(word: string): string {
  const known = pluralNouns.get(word);
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  return /[^su]s$/.test(word) ? word.replace(/(?:(?<=[sxh])e)?s$/, '') : word;
}

const pluralOf = (noun: string): string =>
  [...pluralNouns].find(([, one]) => one === noun)?.[0] ??
  (/[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`);

/** Whether a noun is in the plural, as far as its form or a list says so. */
const isPluralWord = (word: string): boolean => pluralNouns.has(word) || /[^su]s$/.test(word);

/** Nouns of groups, of which there is one. */
const collectives = new Set(
  'cult horde army gang clan tribe guild crew mob legion order coven militia brotherhood sisterhood'.split(
    ' ',
  ),
);

const sortOf = (head: string, isPlural: boolean, after: string): MatterSort => {
  const noun = singularOf(head);
  if (claimNouns.has(head) || claimNouns.has(noun)) return 'claim';
  const known = ideaNouns.get(head) ?? ideaNouns.get(noun);
  if (bandNouns.has(noun)) return isPlural ? 'band' : 'person';
  if (personNouns.has(noun)) return isPlural ? 'band' : 'person';
  if (after === 'who') return isPlural ? 'band' : 'person';
  if (known === 'beast') return isPlural ? 'claim' : 'beast';
  if (known !== undefined) return known;
  if (collectives.has(head)) return 'band';
  if (isPlaceNoun(noun)) return 'site';
  if (isPersonNoun(noun)) return isPlural ? 'band' : 'person';
  return isPlural ? 'claim' : 'thing';
};

interface NounPhrase {
  head: string;
  /** The noun with its article, such as `the plague doctor`. */
  it: string;
  owner: string;
  isPlural: boolean;
}

function nounPhraseOf(words: readonly string[]): NounPhrase {
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

const relatives = /^(?:that|which|who|whose|whom|where)$/;

/** The auxiliary verb after a noun with a place: `every cat in town has vanished`. -1 if there is none. */
function laterAuxiliary(words: readonly string[], from: number): number {
  const found = words.findIndex((word, index) => index > from && auxiliaries.has(word));
  const isRelative = words.slice(from, Math.max(from, found)).some((word) => relatives.test(word));
  return found > from + 1 && !isRelative ? found : -1;
}

/** The verb after a noun with a place: `something in the lighthouse eats people`. */
const laterVerb = (words: readonly string[], from: number): number =>
  vagueNouns.has(words[0] ?? '')
    ? words.findIndex((word, index) => {
        const form = index > from + 1 ? clauseVerbs.get(word) : undefined;
        return form !== undefined && form !== 'base' && !determiners.test(words[index - 1] ?? '');
      })
    : -1;

/** Where the verb of a clause is, or -1 for a noun phrase. */
function verbAt(words: readonly string[]): number {
  const least = determiners.test(words[0] ?? '') ? 2 : 1;
  for (const [index, word] of words.entries()) {
    if (relatives.test(word)) return -1;
    if (stops.test(word)) return Math.max(laterAuxiliary(words, index), laterVerb(words, index));
    if (index < least) continue;
    const subject = words[index - 1] ?? '';
    // "Curse" in "the old mill and its curse" is a noun.
    if (possessives.test(subject)) continue;
    if (auxiliaries.has(word)) return index;
    const verb = clauseVerbs.get(word);
    const isLastNoun = index === words.length - 1 && verb === 'base' && !isPluralWord(subject);
    if (verb === undefined || isLastNoun) continue;
    const fits =
      verb === 'past' || (verb === 'base') === (isPluralWord(subject) || subject === 'people');
    if (fits) return index;
  }
  return -1;
}

const pronounsIn = (words: readonly string[]): Pronouns | undefined =>
  words.some((word) =>
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
      : undefined;

const indefinite = (text: string, isPlural: boolean): string =>
  text.replace(/^the /, isPlural ? '' : 'a ');

/** A clause that says that there is what a noun phrase names. */
function existence(sort: MatterSort, text: string, { isPlural }: NounPhrase): string {
  const hasArticle = determiners.test(text.split(' ')[0] ?? '');
  const noun = hasArticle || isPlural ? text : `a ${text}`;
  if (sort === 'event') return `there is to be ${indefinite(noun, isPlural)}`;
  if (sort === 'claim') return `there ${isPlural ? 'are' : 'is'} ${indefinite(noun, isPlural)}`;
  if (noun.startsWith('the ')) return `everyone talks about ${noun}`;
  return `there ${isPlural ? 'are' : 'is'} ${noun}`;
}

function feudOf(text: string): Matter | undefined {
  const sides = sidesOf(text);
  if (sides === undefined) return undefined;
  const [first, second] = sides;
  const [, bone] = / over (?:an?|the) (\p{L}[\p{L} -]{2,30})$/u.exec(text) ?? [];
  return {
    sort: 'feud',
    words: text,
    fact: `${first} and ${second} are at each other's throats`,
    it: 'the quarrel',
    isPlural: false,
    role: '',
    pronouns: undefined,
    isTaken: false,
    sides: [first, second],
    ...(bone === undefined ? {} : { bone: `the ${bone}` }),
  };
}

/** Two of the same: `two villages fight over a spring`. */
const twins =
  /^(?:the )?two (?:\w+ )?(\w+s) (?:(?:who |that )?(?:fight|quarrel|feud|argue|are at war|at war)|(?:with|against) each other)/;

function sidesOf(text: string): readonly [string, string] | undefined {
  const [, twin = ''] = twins.exec(text) ?? [];
  if (twin !== '') {
    const noun = singularOf(twin);
    const isLand = /village|town|city|farm|quarter|valley|kingdom|island/.test(noun);
    return isLand
      ? [`the upper ${noun}`, `the lower ${noun}`]
      : [`the elder ${noun}`, `the younger ${noun}`];
  }
  const [, one = '', two = ''] = quarrel.exec(text) ?? between.exec(text) ?? [];
  if (one === '' || two === '' || two.startsWith('each other')) return undefined;
  const [first = '', second = ''] = [one, two].map((side) => {
    const phrase = side.split(' ');
    const end = phrase.findIndex((word) => stops.test(word));
    return nounPhraseOf(end < 1 ? phrase : phrase.slice(0, end)).it;
  });
  return [first, second];
}

/** What is done to people, and what it is called. */
const crimes: readonly (readonly [verb: RegExp, name: string, crime: 'dead' | 'missing'])[] = [
  [
    /^(?:murder(?:ed|s)?|killed|kills|killings?|slain|assassinat(?:ed|ion)|poisoned|poisoning)$/,
    'murder',
    'dead',
  ],
  [
    /^(?:kidnap(?:ped|ping)?|abduct(?:ed|ion)|disappearances?|kidnappings?)$/,
    'abduction',
    'missing',
  ],
  [/^(?:missing|vanished)$/, 'disappearance', 'missing'],
];

/** `A murder mystery on a ship` and `a murdered king` as clauses. */
function crimeFact(text: string, name: string): string {
  const noun = text.replace(/^the /, 'a ').replace(' mystery', '');
  if (
    /\b(?:murder|killing|poisoning|assassination|kidnapping|abduction|disappearance)s?\b/.test(noun)
  ) {
    return `there has been ${determiners.test(noun.split(' ')[0] ?? '') ? noun : `a ${noun}`}`;
  }
  return `there is talk of ${noun}, and of ${name}`;
}

/** Whether a noun is a trade by its form: `miller`, `fishmonger`. */
const isTrade = (noun: string): boolean =>
  !ideaNouns.has(noun) &&
  !claimNouns.has(noun) &&
  !/^(?:\w*(?:water|river|tower|door|floor|flower|letter|paper|winter|summer|altar|mirror|manor|harbor|moor|tiger|spider|corner|danger|border|supper|dinner))$/.test(
    noun,
  ) &&
  /(?:[^aeiou]er|or|ist|ian|man|woman|maid|smith|wright|herd|monger)$/.test(noun);

/** A murder, or an abduction. */
function crimeOf(
  words: readonly string[],
  found: MatterSort,
  head: string,
): Omit<Matter, 'words'> | undefined {
  const isOfPerson = found === 'person' || isTrade(head);
  for (const [verb, name, crime] of crimes) {
    const at = words.findIndex((word) => verb.test(word));
    if (at < 0) continue;
    // "A poisoned well" is about the well.
    const isDescribed = /ed$|slain|missing/.test(words[at] ?? '') && words[at + 1] === head;
    if (isDescribed && !isOfPerson) continue;
    const isLost = name === 'disappearance';
    if (isLost && (!isOfPerson || words.some((word) => relatives.test(word)))) continue;
    // "A missing ferryman" is one who has vanished.
    const lost = isLost && isDescribed && at < 2 ? words.slice(at + 1).join(' ') : '';
    const auxiliary = words.slice(0, at).findIndex((word) => auxiliaries.has(word));
    const isActive =
      (words[at] ?? '').endsWith('s') && at > 0 && !determiners.test(words[at - 1] ?? '');
    const isDone = isOfPerson && auxiliary > 0;
    // "A murdered king" is about the crime, and not about a person who can be met.
    const who = isDone
      ? words
          .slice(0, auxiliary)
          .join(' ')
          .replace(/^(?:an?|the) /, '')
      : lost;
    return {
      sort: 'crime',
      fact: lost
        ? `the ${lost} has vanished`
        : isDone || auxiliary > 0 || isActive
          ? words.join(' ')
          : crimeFact(words.join(' '), name),
      it: `the ${name}`,
      isPlural: false,
      role: who,
      pronouns: pronounsIn(words),
      isTaken: false,
      sides: undefined,
      crime,
    };
  }
  return undefined;
}

/** What a beast does that has to be stopped: `a dragon demands tribute`. */
const harms =
  /^(?:attack|raid|demand|hunt|guard|haunt|threaten|devour|burn|kill|terrori[sz]e|besiege|ravage|follow)(?:s|es|ed)?$|^(?:eats?|ate|steals?|stole|takes?|took|bites?|bit)$/;

/** What an idea is about, as far as the lines of the campaign allow it. */
export function matterOf(idea: string, exclusions: Exclusions): Matter | undefined {
  const text = shortened(sentenceOf(idea));
  if (text.length < 3 || exclusions.matches(text)) return undefined;
  const feud = feudOf(text);
  if (feud !== undefined) return feud;
  const words = text.split(' ');
  const verb = verbAt(words);
  const stop = words.findIndex((word, index) => index > 0 && stops.test(word));
  // "Raised" in "a cleric raised by wolves" ends the noun.
  const part = words.findIndex(
    (word, index) => index > 1 && word.endsWith('ed') && stops.test(words[index + 1] ?? ''),
  );
  const more = words.findIndex(
    (word, index) => word === 'and' && possessives.test(words[index + 1] ?? ''),
  );
  const ends = [verb, stop, part, verb < 0 ? more : -1].filter((index) => index > 0);
  const end = verb > 0 && stop < 0 ? verb : Math.min(words.length, ...ends);
  const phrase = nounPhraseOf(words.slice(0, end));
  const { head, owner, isPlural } = phrase;
  if (head === '') return undefined;
  const after = words[end] ?? '';
  const found = sortOf(head, isPlural, after);
  const crime = crimeOf(words, found, head);
  if (crime !== undefined) return { ...crime, words: text };
  const isClause = verb > 0;
  // If the idea says something about a thing or a day, the plot is about this statement, and no one carries the thing away.
  const isHarmful = found === 'beast' && harms.test(words[verb] ?? '');
  const isSaid = found === 'thing' || found === 'event' || (found === 'beast' && !isHarmful);
  const sort = isClause && isSaid ? 'claim' : found;
  const isVague = vagueNouns.has(head);
  const role =
    sort === 'person'
      ? [owner === '' ? '' : `${owner}'s`, phrase.it.replace(/^the /, '')].filter(Boolean).join(' ')
      : owner;
  const isPerson = sort === 'person';
  const isTaken =
    sort === 'thing' &&
    words.slice(0, end).some((word) => /^(?:stolen|lost|missing|vanished)$/.test(word));
  const says = words.slice(after === 'who' ? end + 1 : end).join(' ');
  const fact = isPerson
    ? isClause || (after === 'who' && says !== '')
      ? `{I} ${says}`
      : `there lives {I.full}, ${determiners.test(words[0] ?? '') ? '' : 'a '}${text}`
    : isClause
      ? text
      : isTaken
        ? `everyone talks about ${phrase.it}`
        : existence(sort, text, phrase);
  return {
    sort,
    words: text,
    fact,
    it: isPerson ? '{I}' : isVague ? 'the trouble' : phrase.it,
    isPlural: !isPerson && !isVague && isPlural,
    role: role.replace(/^(?:an?|the) /, ''),
    pronouns: pronounsIn(words),
    isTaken,
    sides: undefined,
  };
}
