import { classicRoutes } from '../tables/matters/classic-routes.ts';
import { classicWords } from '../tables/matters/classic-words.ts';
import { classics } from '../tables/matters/classics.ts';
import type { Classic, ClassicWord } from '../tables/matters/classic-type.ts';
import { typedText } from './duty-nouns.ts';
import type { StoryKind } from '../story.ts';
import type { Exclusions } from './lines.ts';
import type { Terms } from './terms.ts';
import type { Matter } from './matter-words.ts';
import { plainText } from './order-words.ts';
import { titleForm } from './words.ts';

const patterns = new Map<string, RegExp>();

/** The pattern of a group of words. */
function patternOf(group: string): RegExp {
  const known = patterns.get(group);
  if (known !== undefined) return known;
  const words = group
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ').replace(/\*$/, "[\\p{L}'-]*"));
  const pattern = new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?:s|es)?(?![\\p{L}])`, 'u');
  patterns.set(group, pattern);
  return pattern;
}

const lowerOf = (idea: string): string => plainText(idea).toLowerCase();

const hasAll = ({ of, unless }: Pick<Classic, 'of' | 'unless'>, text: string): boolean =>
  of.every((group) => patternOf(group).test(text)) &&
  !(unless !== undefined && patternOf(unless).test(text));

/** The entry that names most of an idea. */
function classicIn(text: string, kind: StoryKind): Classic | undefined {
  const fitting = classics.filter(
    (classic) => (classic.kind ?? kind) === kind && hasAll(classic, text),
  );
  const most = Math.max(...fitting.map(({ of }) => of.length));
  return fitting.find(({ of }) => of.length === most);
}

/** The words of an idea that the lists of its plot have. */
const wordsTold = (id: string, text: string): string => {
  const groups = classics.flatMap((classic) => (classic.id === id ? classic.of : []));
  const own = (classicWords[id]?.words ?? []).flatMap(({ choices }) =>
    choices.flatMap(({ of }) => of ?? []),
  );
  return text
    .split(/[^\p{L}'-]+/u)
    .filter((word) => [...groups, ...own].some((group) => patternOf(group).test(word)))
    .join(' ');
};

/** What an idea is about, if it is one of those that a plot tells in any wording. */
export function classicMatter(
  typed: string,
  kind: StoryKind,
  { matches }: Exclusions,
): Matter | undefined {
  if (typed === '' || matches(typed)) return undefined;
  const text = lowerOf(typed);
  const classic = classicIn(text, kind);
  const own = classic && classicWords[classic.id];
  if (classic === undefined || own === undefined) return undefined;
  const said = new Map(read(own.words, text));
  const filled = (row: string): string =>
    row.replaceAll(/\{(\w+)\}/g, (field, key: string) => said.get(key) ?? field);
  return {
    sort: 'claim',
    source: typedText(typed),
    words: text.replaceAll(/[^\p{L}' -]/gu, ''),
    fact: filled(own.fact),
    it: filled(own.it),
    isPlural: own.isPlural === true,
    role: '',
    pronouns: undefined,
    sides: undefined,
    family: 'classic',
    classic: classic.id,
    toldWords: wordsTold(classic.id, text),
  };
}

const chosenText = ({ choices }: Pick<ClassicWord, 'choices'>, text: string): string =>
  choices.find(({ of }) => of === undefined || patternOf(of).test(text))?.text ?? '';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words that an idea chooses. */
const read = (
  list: readonly ClassicWord[] | undefined,
  text: string,
): readonly (readonly [string, string])[] =>
  (list ?? [])
    .map((word) => [word.key, chosenText(word, text)] as const)
    .filter(([, said]) => said !== '');

/** The sentence in which the readers know an idea, or undefined if they know its own words. */
export function routedIdea(typed: string): string | undefined {
  const text = lowerOf(typed);
  const route = classicRoutes.find((one) => hasAll(one, text));
  return route?.as.replace('{0}', patternOf(route.of[0] ?? '').exec(text)?.[0] ?? '');
}

/** What the rows of a plot take from an idea. */
export function classicTerms(id: string, idea: string): Terms | undefined {
  const own = classicWords[id];
  if (own === undefined) return undefined;
  const text = lowerOf(idea);
  const beside = own.beside && chosenText(own.beside, text);
  const foe = own.foe && chosenText(own.foe, text);
  return {
    words: read(own.words, text).flatMap(([key, said]) => [
      [key, said] as const,
      [`${key}.u`, upper(said)] as const,
      [`${key}.t`, titleForm(said)] as const,
      [`${key}.n`, said.replace(/^(?:the|an?) /, '')] as const,
    ]),
    truths: Object.fromEntries(read(own.truths, text)),
    roles: Object.fromEntries(read(own.roles, text)),
    ...(beside !== undefined && beside !== '' && { beside }),
    ...(foe !== undefined && foe !== '' && { foe }),
  };
}
