/** Letters and digits alone, without case and accents: `Weight (lb.)` → `weightlb`. */
export function likeFold(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text;
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  // What is all punctuation is compared by it.
  return folded === '' ? text.trim() : folded;
}

/** `Weight (lb.)` is the weight, and `Note` are the notes. */
export const looseFold = (title: string): string =>
  likeFold(title.replace(/\s*[([].*$/, '')).replace(/(?<=...)s$/, '');

/** `weightLb`, `weight_lb` and `Weight (lb.)` have the same words. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Single-letter slips between two texts; two letters that changed places are one. */
export function slips(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** From 0 (nothing in common) to 1 (the same but for case and punctuation). */
export function likeness(one: string, other: string): number {
  const left = likeFold(one).slice(0, 60);
  const right = likeFold(other).slice(0, 60);
  if (left === right) return 1;
  const byLetters = 1 - slips(left, right) / Math.max(left.length, right.length);
  const words = new Set(wordsOf(one));
  const others = new Set(wordsOf(other));
  const shared = [...words].filter((word) => word.length > 1 && others.has(word)).length;
  // Half of the words in common is worth a look, all of the shorter title's are worth trust.
  const byWords =
    shared === 0
      ? 0
      : 0.6 * (shared / Math.min(words.size, others.size)) +
        0.3 * (shared / Math.max(words.size, others.size));
  return Math.max(byLetters, byWords);
}

/** `Wt` for `Weight`, `Cat.` for `Category`: its letters in their order, the first one first. */
export function isAbbreviation(short: string, long: string): boolean {
  const letters = likeFold(short);
  const whole = likeFold(long);
  if (letters.length < 2 || letters.length >= whole.length || letters[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of letters) {
    at = whole.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
