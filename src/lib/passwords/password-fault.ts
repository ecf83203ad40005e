import { isGuessedEarly, type CommonWords } from './guess-bits.ts';
import { letterAndDigits } from './letters-and-digits.ts';

/** The lengths in the contract, in code points after NFC. */
const shortestPassword = 15;
const longestPassword = 128;

/**
 * A password with fewer bits is found by trying common words and what people add to them. Two common words
 * with a year have fewer, three words of a sentence have more.
 */
const fewestBits = 31;

/**
 * A password that contains the user's name or address or the name of the product must have at least
 * this many other letters and digits.
 */
const fewestOthers = 8;

const productWords = ['questwright'];

/** The words of names and addresses, the longest first. */
function personalWords(known: readonly string[]): string[] {
  const texts = known.flatMap((text) => [text, ...text.split(/[\s@.+_-]+/)]);
  return [...productWords, ...texts.map(letterAndDigits)]
    .filter((word) => word.length >= 4)
    .toSorted((one, other) => other.length - one.length);
}

/**
 * Why the password is refused, or null. The server and the meter of the form both ask this function, so they
 * never disagree.
 * @param known the name and the address of the user, as far as they are known
 */
export function passwordFault(
  password: string,
  known: readonly string[],
  common: CommonWords,
): string | null {
  const length = [...password.normalize('NFC')].length;
  if (length < shortestPassword) {
    return 'Use at least 15 characters; a short sentence is fine.';
  }
  if (length > longestPassword) return 'Use at most 128 characters.';
  const words = personalWords(known);
  const text = letterAndDigits(password);
  const others = words.reduce((part, word) => part.replaceAll(word, ''), text);
  if (others !== text && others.length < fewestOthers) {
    return 'It is mostly your name, your address or the name of this product. Choose something else.';
  }
  return isGuessedEarly(password, fewestBits, common, words)
    ? 'That one is guessed early. Choose something only you would write.'
    : null;
}
