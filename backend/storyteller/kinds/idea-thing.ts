import type { Exclusions } from '../plan/lines.ts';
import type { Telling } from '../realise/telling.ts';
import type { IdeaRows } from '../tables/idea-rows.ts';
import { askedRoles } from '../tables/roles.ts';

/** What an idea is about: a thing, a person, or something that is so. */
export interface IdeaThing {
  sort: 'thing' | 'person' | 'clause';
  /** A noun phrase with its article, or a clause with a capital. */
  text: string;
  /** The noun without what is said of it. */
  head: string;
  /** Whether something is said of the noun: `that shows the drowned`. */
  isDescribed: boolean;
}

const mostWords = 9;
const mostLetters = 64;

/** What a text takes place in, which it does not name as one thing among others. */
const wholes = new Set(
  (
    'adventure campaign city country empire island kingdom land place plot quest realm region ' +
    'setting story tale town valley village world person character npc'
  ).split(' '),
);

const persons = new Set([
  ...askedRoles.flat(),
  ...'man woman girl boy child king queen prince princess ghost twin widow widower orphan'.split(
    ' ',
  ),
]);

const verbs = /^(?:is|are|was|were|has|have|had|can|cannot|will|must|may)$/;
const relatives = /^(?:that|who|which|whose|where|with|without|of|in|on|at|from|for|to|by|under)$/;

/**
 * The thing that an idea names, as words for a sentence. The idea is hostile input: nothing but letters and
 * the hyphens inside of words is left of it, and it is short and crosses no line, or it is not used.
 */
export function ideaThingOf(idea: string, { matches }: Exclusions): IdeaThing | undefined {
  const [phrase = ''] = idea.slice(0, 200).split(/[.,;:!?\n]/);
  const words = phrase.normalize('NFC').match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const text = words.join(' ');
  if (words.length < 2 || words.length > mostWords || text.length > mostLetters) return undefined;
  if (matches(text)) return undefined;
  const [first = ''] = words;
  if (!/^(?:an?|the)$/i.test(first)) return undefined;
  const end = words.findIndex((word) => relatives.test(word));
  const noun = words.slice(1, end === -1 ? undefined : end);
  const isClause = noun.slice(1).some((word) => verbs.test(word));
  const head = (isClause ? noun[0] : noun.at(-1))?.toLowerCase() ?? '';
  if (head === '' || noun.length > (isClause ? mostWords : 3)) return undefined;
  const rest = first.slice(1) + text.slice(first.length);
  if (isClause) {
    return { sort: 'clause', text: first.charAt(0).toUpperCase() + rest, head, isDescribed: true };
  }
  if (wholes.has(head)) return undefined;
  const isPerson = words[end] === 'who' || persons.has(head);
  return {
    sort: isPerson ? 'person' : 'thing',
    text: first.charAt(0).toLowerCase() + rest,
    head,
    isDescribed: end !== -1,
  };
}

/** A sentence about the thing of an idea, or an empty text if there is none to name. */
export const tellIdea = (
  telling: Telling,
  rows: Readonly<Record<IdeaThing['sort'], IdeaRows>>,
  thing: IdeaThing | undefined,
  audience: keyof IdeaRows,
): string =>
  thing === undefined ? '' : telling.say(rows[thing.sort][audience], { idea: thing.text });
