import { editDistance } from '../edit-distance.ts';
import { looseName, looseWords } from '../fold.ts';

/**
 * Removes the first bracket with all that follows, and a plural s: `Weight (lb.)` → `weight`,
 * `Notes` → `note`.
 */
export const looseTitle = (title: string): string =>
  looseName(title.replace(/\s*[([].*$/, '')).replace(/(?<=...)s$/, '');

/** The words of a title, which are the same for `weightLb`, `weight_lb` and `Weight (lb.)`. */
const wordsOf = (text: string): string[] => looseWords(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));

/** The likeness of two texts, from 0 (different) to 1 (the same letters and digits). */
export function likeness(one: string, other: string): number {
  const left = looseName(one).slice(0, 60);
  const right = looseName(other).slice(0, 60);
  if (left === right) return 1;
  const byLetters = 1 - editDistance(left, right) / Math.max(left.length, right.length);
  const words = new Set(wordsOf(one));
  const others = new Set(wordsOf(other));
  const shared = [...words].filter((word) => word.length > 1 && others.has(word)).length;
  // Shared words count most if they are all the words of the shorter title.
  const byWords =
    shared === 0
      ? 0
      : 0.6 * (shared / Math.min(words.size, others.size)) +
        0.3 * (shared / Math.max(words.size, others.size));
  return Math.max(byLetters, byWords);
}

/** Finds `Wt` for `Weight`: the same first letter, and the other letters in the same order. */
export function isAbbreviation(short: string, long: string): boolean {
  const letters = looseName(short);
  const whole = looseName(long);
  if (letters.length < 2 || letters.length >= whole.length || letters[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of letters) {
    at = whole.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
