import type { StoryKind } from '../story.ts';
import { auxiliaries, clauseVerbs } from '../tables/matters/idea-grammar.ts';
import { isListedPerson, isPersonNoun } from '../tables/person-nouns.ts';
import { calledName, type CalledName } from './called-name.ts';
import { canBeName, isTitleOfPerson, nameAt, nounOfTitle, parted } from './idea-names.ts';
import { ideaPhraseOf, isOfPerson, stops, withArticle } from './idea-phrase.ts';
import { noExclusions } from './lines.ts';
import { clauseOf, isStatement } from './person-idea.ts';

const lower = (word: string): string => word.toLowerCase();
const hasCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

const saysPerson = (text: string): boolean => {
  const phrase = ideaPhraseOf(text, noExclusions);
  return phrase !== undefined && isOfPerson(phrase);
};

const withoutMarks = (text: string): string => text.replace(/^[\s,;:.(–—]+/, '');

/**
 * What an idea says of a person, with a noun at its beginning: "afraid of water" has none.
 * @param ofTitle the noun of a title before the name, such as `captain`
 */
export function aboutPerson(besides: string, ofTitle?: string): string {
  const text = withoutMarks(besides);
  const someone = ofTitle === undefined ? 'someone' : withArticle(ofTitle);
  if (text === '') return ofTitle === undefined ? '' : someone;
  const parts = text.split(/\s*,\s*/);
  // "Sixty years old, a retired soldier"
  const noun = parts.findIndex((part) => saysPerson(part) && !isStatement(part));
  if (noun === 0) return text;
  if (noun > 0 && ofTitle === undefined) {
    return [parts[noun], ...parts.toSpliced(noun, 1)].join(', ');
  }
  const [first = ''] = text.split(/[,;:.!?()\n]/, 1);
  const clause = clauseOf(first);
  if (clause !== undefined) return `${someone} ${clause}${text.slice(first.length)}`;
  return ofTitle === undefined ? text : `${someone}, ${text}`;
}

/** The words before the first one that does not belong to the noun. */
const nounIn = (words: readonly string[]): string => {
  const end = words.findIndex((word, index) => index > 0 && stops.test(lower(word)));
  return lower(words.slice(0, end < 0 ? undefined : end).at(-1) ?? '');
};

/** Words with a capital that begin no name, because a sentence begins or the rules have them. */
const noNames =
  /^(?:the|one|those|half|part|very|never|always|still|once|also|only|maybe|please|and|but|not|all|both|each|such|born|raised|lawful|chaotic|neutral|evil|good|oath|school|pact|college|domain|circle|way|path|order|level|(?:any|every|some|no)(?:one|body|thing)?)$/;
const abstract = /(?:[ts]ion|ment|ness|ity|ism|ship|hood|dom|ings?)$/;

/** Whether a word is a name beside what says that it is one: "Kaelor, a wizard". Alone, it could be a trade. */
const isNameBesideNoun = (word: string): boolean =>
  hasCapital(word) &&
  word.length > 1 &&
  !noNames.test(lower(word)) &&
  !isListedPerson(lower(word)) &&
  !abstract.test(word);

const isName = (word: string): boolean =>
  !noNames.test(lower(word)) &&
  (canBeName(word) || (isNameBesideNoun(word) && /(?:or|ian|[aiouy]s)$/.test(word)));

const hasTitle = ([first = '', second = '']: readonly string[]): boolean =>
  isTitleOfPerson(first, second);

/** Whether words are the whole name of a person, and no title of a story: `Captain Mara`, `Hilda Brand`. */
function isWhole(name: readonly string[]): boolean {
  const [first = '', ...others] = name.filter(hasCapital);
  return hasTitle(name) || (others.length > 0 && isName(first) && others.every(isNameBesideNoun));
}

const isVerb = (word: string): boolean =>
  auxiliaries.has(word) || /^(?:third|past)$/.test(clauseVerbs.get(word) ?? '');

/** What a name at the beginning goes on with, as an idea without it; undefined if it is no name then. */
function continued(name: readonly string[], rest: readonly string[]): string | undefined {
  const [first = ''] = name;
  const [next = '', after = ''] = rest.map(lower);
  if (!isWhole(name) && (!isName(first) || clauseVerbs.has(lower(first)))) return undefined;
  const text = rest.join(' ');
  if (next === 'the') return isPersonNoun(nounIn(rest.slice(1))) ? text : undefined;
  if (/^(?:is|was)$/.test(next) && /^(?:an?|the)$/.test(after)) return text.replace(/^\S+ /, '');
  if (/^(?:who|whose|that)$/.test(next)) return text;
  if (isVerb(next)) return `who ${text}`;
  return stops.test(next) && isWhole(name) ? text : undefined;
}

/** Whether a name that stands alone before what follows is one. A character is often described like that: "Lawful Evil". */
function isAlone(name: readonly string[], besides: string, kind: StoryKind | undefined): boolean {
  const [first = ''] = name;
  const isArticle = /^(?:an?|the) /i.test(besides);
  const isBeside = first === 'The' || isNameBesideNoun(first);
  if (hasTitle(name) || (isArticle && saysPerson(besides) && isBeside)) return true;
  if (!isName(first)) return false;
  const words = besides.split(/[,;:.!?()\n]/, 1).flatMap((part) => part.split(' '));
  return (
    kind !== 'character' ||
    isArticle ||
    /^(?:who|whose) /.test(besides) ||
    name.includes('of') ||
    name.includes('the') ||
    isWhole(name) ||
    (name.length === 1 && isPersonNoun(nounIn(words)))
  );
}

const mostCapitals = 5;

/** The name with which an idea begins: "Borin the dwarf cleric", "Captain Mara who lost her ship". */
function nameAtStart(idea: string, kind: StoryKind | undefined): CalledName | undefined {
  const text = idea.replace(/^(?:named|called) (?=\p{Lu})/u, '');
  const [front = ''] = text.split(/[,;:.!?(\n]/, 1);
  const words = front.trim().split(/\s+/);
  const name = nameAt(words, 0);
  const rest = words.slice(name.length);
  const after = text.slice(front.length);
  if (name.length === 0 || name.filter(hasCapital).length > mostCapitals) return undefined;
  const own = rest.length === 0 ? '' : continued(name, rest);
  if (own === undefined) return undefined;
  const besides = aboutPerson(own + after, nounOfTitle(words[0] ?? ''));
  if (rest.length === 0 && !isAlone(name, besides, kind)) return undefined;
  return { ...parted(name), besides };
}

/** The name after the noun: "the blacksmith Hilda Brand", "a gnome inventor, Fizzle Brassnut". */
function nameAtEnd(idea: string): CalledName | undefined {
  const [front = '', ...later] = idea.split(/(?=[,;:.!?(\n])/);
  const words = front.trim().split(/\s+/);
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      hasCapital(word) &&
      /^[\p{L}-]{3,}$/u.test(words[index - 1] ?? '') &&
      isPersonNoun(lower(words[index - 1] ?? '')),
  );
  const isBefore = at > 0 && !words.slice(0, at).some((word) => stops.test(lower(word)));
  if (isBefore) {
    const name = nameAt(words, at);
    const [next = '', after = ''] = words.slice(at + name.length);
    // "Brother Anselm and Sister Ilse" are two persons.
    if (/^(?:and|or)$/.test(next) && hasCapital(after)) return undefined;
    const isTyped = at > 1 && !hasCapital(words[at - 1] ?? '');
    const isNamed = isTyped ? isNameBesideNoun(name[0] ?? '') : isName(name[0] ?? '');
    if (!isNamed && !hasTitle(name)) return undefined;
    const others = [...words.slice(0, at), ...words.slice(at + name.length)].join(' ');
    return { ...parted(name), besides: others + later.join('') };
  }
  const [apposed = '', ...others] = later;
  const own = withoutMarks(apposed).split(/\s+/);
  const name = nameAt(own, 0);
  const rest = own.slice(name.length).join(' ');
  const isPerson = /^(?:an?|the|my) /i.test(front) && apposed.startsWith(',') && saysPerson(front);
  const goesOn = rest === '' || /^(?:who|whose|that|with|from) /.test(rest);
  const isNamed = isNameBesideNoun(name[0] ?? '') || hasTitle(name);
  if (!isPerson || !goesOn || !isNamed) return undefined;
  return { ...parted(name), besides: `${`${front} ${rest}`.trim()}${others.join('')}` };
}

/** The name that an idea gives to the person whom it is about, and the idea without it. */
export const nameOfPerson = (idea: string, kind?: StoryKind): CalledName | undefined =>
  nameAtStart(idea, kind) ?? calledName(idea) ?? nameAtEnd(idea);
