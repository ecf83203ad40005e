import { classWords } from '../tables/character-choices.ts';
import { rowsFor, wordsOf } from './choices.ts';

/** What a person has become: "a pirate captain turned cleric". */
const become =
  /\b(?:turned(?: into)?|became|becomes|to become|is now|now|retrained as|trained as|works as|working as) (?:an? |the )?((?:[\p{L}-]+ ?){1,3})/giu;

/**
 * The words of an idea that choose the class. What a person has become comes before what the person was, the name of a
 * class before words that only suggest one, and these before words that also name a background.
 * @param own the words for the person
 * @param left the same without those for species and backgrounds
 */
export function wordsOfClass(
  idea: string,
  own: ReadonlySet<string>,
  left: ReadonlySet<string>,
  offered: readonly string[],
): ReadonlySet<string> {
  const namesOf = (given: ReadonlySet<string>): ReadonlySet<string> =>
    new Set(offered.flatMap((item) => [...wordsOf([item])].filter((word) => given.has(word))));
  const suggests = (given: ReadonlySet<string>): boolean =>
    offered.some((item) => rowsFor(classWords, item)?.some((word) => given.has(word)) === true);
  const now = wordsOf([...idea.matchAll(become)].map(([, words = '']) => words));
  const named = [now, left].map(namesOf).find(({ size }) => size > 0);
  return named ?? [now, left, own].find(suggests) ?? left;
}
