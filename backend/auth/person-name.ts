import { schemas } from '#src/generated/contract/schemas.ts';
import { foldName, normaliseEmail } from '#src/lib/fold.ts';

const maxLength = Number(schemas['NewPersonName']?.['maxLength']);

/** What a reader sees as one character, such as a letter with its accents or an emoji. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Shortens a text to at most `maxLength` code points, between two graphemes. A first grapheme that
 * is longer than `maxLength` is cut between two code points.
 */
function cut(text: string): string {
  let length = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    length += [...segment].length;
    if (length > maxLength) {
      return index > 0 ? text.slice(0, index) : [...segment].slice(0, maxLength).join('');
    }
  }
  return text;
}

/**
 * Marks and letters that `isOneLine` refuses, because they are invisible. Variants of Han letters are
 * kept.
 */
const hidden =
  /(?<!\p{Script=Han})\p{Variation_Selector}|[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe0e\ufe0f]|[\u115f\u1160\u3164\uffa0]/gu;

/** All characters that `NewPersonName` excludes. */
const otherCharacters = /[^\p{L}\p{M}\p{N} .,'’-]+/gu;

/** Full stops that `NewPersonName` excludes, because they are those of web addresses. */
const addressStops = /\.(?=[\p{M}\p{N}]|\p{L}\p{M}*[\p{L}\p{N}])/gu;
/** A full stop directly before the first letter or digit, and everything before it. */
const firstStop = /^[\p{M} .,'’-]*\.(?=[\p{L}\p{N}])/u;

/**
 * Converts a value from outside, such as a claim of an OAuth provider, to a name that the contract
 * allows. Returns an empty text if there is no name in it.
 */
export function personNameFrom(value: unknown): string {
  if (typeof value !== 'string') return '';
  // NFC is applied before `cut`, because NFC can make a text longer: U+FB2C becomes three code points.
  // Hidden marks are removed even earlier, because the text around them can become one code point.
  const visibleText = value.replaceAll(hidden, '').normalize('NFC');
  const cleanText = visibleText
    .replaceAll(otherCharacters, ' ')
    .replaceAll(addressStops, ' ')
    .replace(firstStop, '')
    .trim();
  const name = cut(cleanText.replaceAll(/ {2,}/g, ' ')).trimEnd();
  return /[\p{L}\p{N}]/u.test(name) ? name : '';
}

/**
 * The name for an account whose owner has not given a name: the part of the address before the @. It is
 * in lower case, because another person may have typed the address.
 */
export const personNameFromEmail = (email: string): string =>
  personNameFrom(normaliseEmail(email).split('@')[0]) || 'Adventurer';

declare const isStored: unique symbol;

/** A name that is written together with the form in which lists sort and find it. */
export type StoredName = string & { readonly [isStored]: true };

/** The columns of a name. Every change of a name writes both. */
export const nameColumns = (name: string) => ({
  // The type only says that this function has made the columns.
  name: name.trim() as StoredName,
  name_fold: foldName(name),
});
