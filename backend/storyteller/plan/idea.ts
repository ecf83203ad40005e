import type { Json } from '../story.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import type { Emblem } from '../tables/plot-types.ts';
import { askedRoles } from '../tables/roles.ts';
import type { Exclusions } from './lines.ts';

/** What an idea is about. `thing` and `words` are untrusted input: letters, spaces and hyphens only. */
export interface IdeaSubject {
  sort: 'thing' | 'site' | 'beast' | 'event' | 'role' | 'words';
  /** `lantern`, `baker`; empty if only the words are used. */
  noun: string;
  /** A few words of the idea as they were written: `a lantern that shows the drowned`. */
  words: string;
}

const mostWords = 9;
const mostLetters = 60;
const roleWords = new Map(
  askedRoles.flatMap(([role = '', ...others]) => [role, ...others].map((word) => [word, word])),
);

const lettersOnly = (text: string): string =>
  text
    .replaceAll(/[^\p{L} -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The parts of an idea between marks, without what is not a letter. */
const clausesOf = (idea: string): string[] =>
  idea
    .slice(0, 600)
    .normalize('NFC')
    .split(/[.,;:!?()"\n]/)
    .map(lettersOnly)
    .filter((clause) => clause !== '');

const isShortEnough = (clause: string): boolean =>
  clause.length <= mostLetters && clause.split(' ').length <= mostWords;

const singular = (word: string): string => (/[^s]s$/.test(word) ? word.slice(0, -1) : word);

function nounIn(clause: string): Pick<IdeaSubject, 'sort' | 'noun'> | undefined {
  const words = clause.split(' ').flatMap((word) => [word, singular(word)]);
  for (const word of words) {
    const sort = ideaNouns.get(word);
    if (sort !== undefined) return { sort, noun: word };
    const role = roleWords.get(word);
    if (role !== undefined) return { sort: 'role', noun: role };
  }
  // A noun that no table has: what stands between an article and "that" or "who".
  const [, noun = '', after = ''] =
    /^(?:an?|the) (?:[\p{L}-]+ )?([\p{L}-]{3,16}) (that|which|who|whose|with|made)\b/u.exec(
      clause,
    ) ?? [];
  if (noun === '') return undefined;
  return { sort: after === 'who' ? 'role' : 'thing', noun };
}

/** What people ask if the words of the idea are too many, or lines exclude them. */
const questions: Readonly<Record<IdeaSubject['sort'], (noun: string) => string>> = {
  thing: (noun) => `who has the ${noun}`,
  site: (noun) => `whose is the ${noun}`,
  beast: (noun) => `where does the ${noun} go`,
  event: (noun) => `who was at the ${noun}`,
  role: (noun) => `what does the ${noun} know`,
  words: (noun) => noun,
};

/** What an idea is about, as far as the lines allow it. */
export function subjectOfIdea(idea: string, exclusions: Exclusions): IdeaSubject | undefined {
  const clauses = clausesOf(idea);
  const found = clauses
    .map((clause) => ({ clause, noun: nounIn(clause) }))
    .find(({ noun }) => noun !== undefined && !exclusions.matches(noun.noun));
  const clause = found?.clause ?? clauses[0] ?? '';
  const isUsable = isShortEnough(clause) && clause.includes(' ') && !exclusions.matches(clause);
  if (found?.noun !== undefined) {
    const { sort, noun } = found.noun;
    return { sort, noun, words: isUsable ? clause : questions[sort](noun) };
  }
  return isUsable ? { sort: 'words', noun: '', words: clause } : undefined;
}

const pluralOf = (noun: string): string =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : /(?:wol|lea|kni|loa)fe?$/.test(noun)
        ? `${noun.replace(/fe?$/, '')}ves`
        : `${noun}s`;

/** If an idea is about a thing, a tin copy of this thing is also the emblem that is left at each scene. */
export function emblemOfIdea(idea: IdeaSubject | undefined): Emblem | undefined {
  if (idea === undefined || idea.sort === 'role' || idea.sort === 'words') return undefined;
  return {
    a: `a small ${idea.noun} cut out of tin`,
    the: `the tin ${idea.noun}`,
    many: `tin ${pluralOf(idea.noun)}`,
    why: `{V} cut a ${idea.noun} like that out of tin for everyone who had been kind, and there are few of them.`,
  };
}

const sorts: readonly IdeaSubject['sort'][] = ['thing', 'site', 'beast', 'event', 'role', 'words'];

export function ideaOfFacts(value: Json | undefined): IdeaSubject | undefined {
  const [sort, noun, words] = Array.isArray(value) ? value.map(String) : [];
  const known = sorts.find((item) => item === sort);
  if (known === undefined || words === undefined) return undefined;
  return { sort: known, noun: lettersOnly(noun ?? ''), words: lettersOnly(words) };
}
