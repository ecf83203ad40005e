import { letterAndDigits } from './letters-and-digits.ts';
import { wellKnownPhrases } from './well-known-phrases.ts';

/** Without accents, which many leave out: `contraseña` and `contrasena` are one password for who guesses. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFKC');

const known = new Set(
  wellKnownPhrases.map(letterAndDigits).flatMap((phrase) => [phrase, plain(phrase)]),
);

const keyLength = 2;
const byBeginning = Map.groupBy(known, (phrase) => phrase.slice(0, keyLength));

/** The well-known phrases that begin at a place of the text. */
export const phrasesAt = (text: string, start: number): readonly string[] =>
  (byBeginning.get(text.slice(start, start + keyLength)) ?? []).filter((phrase) =>
    text.startsWith(phrase, start),
  );

/** More digits than a date has are not only added to get over the minimum length. */
const mostDigits = 8;

/** The text without its first digits, one less each time, as far as they can have been added. */
function withoutFirst(text: string): string[] {
  const digits = /^\p{N}*/u.exec(text)?.[0].length ?? 0;
  const counts = Array.from({ length: Math.min(digits, mostDigits) + 1 }, (_, count) => count);
  return counts.map((count) => text.slice(count));
}

const reversed = (text: string): string => [...text].toReversed().join('');

/** A phrase can begin or end with digits of its own: `bladerunner2049`. */
const withoutEnds = (text: string): string[] =>
  withoutFirst(text).flatMap((rest) => withoutFirst(reversed(rest)).map(reversed));

/** From the first to the last letter. */
const lettersOf = (text: string): string => text.replaceAll(/^\P{L}+|\P{L}+$/gu, '');

/**
 * Whether the password is a well-known phrase, perhaps with punctuation and a few digits before and after it.
 * @param meant the text without the replacements of letters such as `@` for `a`
 */
export function isWellKnown(password: string, meant: (text: string) => string): boolean {
  const whole = letterAndDigits(password);
  const texts = withoutEnds(whole).flatMap((text) => [text, plain(text)]);
  if (texts.some((text) => known.has(text))) return true;
  if (/^\p{N}{9}|\p{N}{9}$/u.test(whole)) return false;
  return known.has(plain(letterAndDigits(meant(lettersOf(password.normalize('NFKC'))))));
}
