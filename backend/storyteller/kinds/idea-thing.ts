import type { Exclusions } from '../plan/lines.ts';
import type { Telling } from '../realise/telling.ts';
import type { IdeaRows, RowsOfSorts } from '../tables/idea-rows.ts';
import { askedRoles } from '../tables/roles.ts';
import { lowerFirst } from './writing.ts';

/** What an idea is about: a thing, a person, a statement, or the whole place or land that the text describes. */
export interface IdeaThing {
  sort: 'thing' | 'person' | 'clause' | 'whole';
  /** A noun phrase with its article, or a clause with a capital. */
  text: string;
  /** The noun without what is said of it. */
  head: string;
  /** Whether something is said of the noun: `that shows the drowned`. */
  isDescribed: boolean;
}

const mostWords = 11;
const mostLetters = 64;

/** Words that ask for a sort of text, as in "a quest about a bell", and name nothing in it. */
const texts = new Set(
  'adventure campaign place plot quest setting story tale person character npc'.split(' '),
);

/** What a setting takes place in, which it does not name as one thing among others. */
const wholes = new Set(
  (
    'archipelago city continent country desert duchy empire forest island jungle kingdom land port ' +
    'province realm region swamp town valley village world'
  ).split(' '),
);

const persons = new Set([
  ...askedRoles.flat(),
  ...(
    'man woman girl boy child king queen prince princess ghost twin widow widower orphan ' +
    'barbarian bard cleric druid fighter monk paladin ranger rogue sorcerer warlock wizard ' +
    'elf dwarf halfling gnome orc goliath tiefling dragonborn human assassin knight'
  ).split(' '),
]);

const verbs = /^(?:is|are|was|were|has|have|had|can|cannot|will|must|may)$/;
/** After a noun and before its place or cause, as in "a city built on bones" or "a cleric raised by wolves". */
const participles = /^(?:built|made|hung|run|kept|lost|sunk|hidden|forgotten|\w{3,}ed)$/;
const relatives = /^(?:that|who|which|whose|where|with|without|of|in|on|at|from|for|to|by|under)$/;

/**
 * The thing that an idea names, as words for a sentence. The idea is untrusted input: only its letters and the
 * hyphens inside of words are used, and nothing of it if it is long or if a line excludes it.
 */
export function ideaThingOf(
  idea: string,
  { matches }: Pick<Exclusions, 'matches'>,
): IdeaThing | undefined {
  const [phrase = ''] = idea.slice(0, 200).split(/[.,;:!?\n]/);
  const words = phrase.normalize('NFC').match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const text = words.join(' ');
  if (words.length < 2 || words.length > mostWords || text.length > mostLetters) return undefined;
  if (matches(text)) return undefined;
  const [first = ''] = words;
  const lands = /^(\p{L}+)s$/u.exec(first.toLowerCase())?.[1] ?? '';
  // "Islands where the dead vote" have no article.
  if (wholes.has(lands)) {
    return {
      sort: 'whole',
      text: `a land of ${text.toLowerCase()}`,
      head: lands,
      isDescribed: true,
    };
  }
  if (!/^(?:an?|the)$/i.test(first)) return undefined;
  const isAfterNoun = (word: string, index: number): boolean =>
    index > 1 &&
    participles.test(word) &&
    (index === words.length - 1 || relatives.test(words[index + 1] ?? ''));
  const end = words.findIndex((word, index) => relatives.test(word) || isAfterNoun(word, index));
  const noun = words.slice(1, end === -1 ? undefined : end);
  const isClause = noun.slice(1).some((word) => verbs.test(word));
  const head = (isClause ? noun[0] : noun.at(-1))?.toLowerCase() ?? '';
  if (head === '' || noun.length > (isClause ? mostWords : 3)) return undefined;
  const rest = first.slice(1) + text.slice(first.length);
  if (isClause) {
    return { sort: 'clause', text: first.charAt(0).toUpperCase() + rest, head, isDescribed: true };
  }
  if (texts.has(head)) return undefined;
  const isPerson = words[end] === 'who' || persons.has(head);
  const thing = wholes.has(head) ? 'whole' : 'thing';
  return {
    sort: isPerson ? 'person' : thing,
    text: first.charAt(0).toLowerCase() + rest,
    head,
    isDescribed: end !== -1,
  };
}

/** A sentence about the thing of an idea, or an empty text if there is none to name. */
export const tellIdea = (
  telling: Telling,
  rows: RowsOfSorts,
  thing: IdeaThing | undefined,
  audience: keyof IdeaRows,
  words: Readonly<Record<string, string>> = {},
): string =>
  thing === undefined
    ? ''
    : telling.say(rows[thing.sort]?.[audience] ?? [], {
        idea: thing.text,
        lower: lowerFirst(thing.text),
        ...words,
      });
