import type { ProblemField } from '#src/generated/model/index.ts';
import { maxFields, validationProblem } from './problem.ts';

export const unstorableCharacter = 'There is a character in it that cannot be stored.';

// PostgreSQL cannot store NUL, and UTF-8 cannot encode a lone surrogate.
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/**
 * Composing takes time by the square of the number of marks in a row: 250,000 marks take many seconds.
 * 30 are the limit of the Stream-Safe Text Format of Unicode (UAX #15), which no language needs.
 */
const maxMarks = 30;
const tooManyMarks = new RegExp(`(?<!\\p{M})\\p{M}{${maxMarks + 1}}`, 'u');
/** The first combining mark. */
const firstMark = 0x300;

/** Whether the text can have too many marks in a row. It saves the slow expression for most texts. */
function hasLongRun(text: string): boolean {
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    run = text.charCodeAt(at) < firstMark ? 0 : run + 1;
    if (run > maxMarks) return true;
  }
  return false;
}

/**
 * In code units. The longest text of the contract has 20,000 code points in NFC, and each of them is
 * composed of at most six code units, so a longer text is invalid anyway.
 */
export const longestComposed = 120_000;

/**
 * The text in NFC. A text that is too long for every field is returned as it is.
 * @throws ProblemError 422 for a text with more than 30 combining marks in a row
 */
export function inNfc(text: string): string {
  if (text.length > longestComposed) return text;
  if (hasLongRun(text) && tooManyMarks.test(text)) {
    const message = `A character in it has more than ${maxMarks} accents or other marks.`;
    throw validationProblem([{ path: '', message }]);
  }
  return text.normalize('NFC');
}

const lengthOfPiece = 4096;

/** Whether a code unit is a character that neither is a mark nor composes with the one before it: ASCII, Latin or Han. */
const isIndependent = (unit: number): boolean =>
  unit < firstMark || (unit >= 0x4e00 && unit <= 0x9fff);

/**
 * The text in pieces that can be composed one by one, because the result is the same as for the whole text. A
 * text that `inNfc` does not compose is one piece.
 */
export function piecesToCompose(text: string): string[] {
  if (text.length > longestComposed) return [text];
  const pieces: string[] = [];
  let start = 0;
  for (let at = lengthOfPiece; at < text.length; at += 1) {
    if (!isIndependent(text.charCodeAt(at))) continue;
    pieces.push(text.slice(start, at));
    start = at;
    at += lengthOfPiece - 1;
  }
  return [...pieces, text.slice(start)];
}

/**
 * Converts all texts in a value to NFC before length limits are checked, because composing can make
 * a text longer. Returns the same value if nothing changes.
 */
export function composedText(value: unknown): unknown {
  if (typeof value === 'string') return inNfc(value);
  if (ArrayBuffer.isView(value) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map(composedText);
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  // for-in creates no list of fields, which saves time: bulk requests have tens of thousands of
  // fields. It is correct here because JSON objects inherit nothing.
  // An object that is not a list has string keys; nothing is assumed about its values.
  const fields = value as Record<string, unknown>;
  let copy: Record<string, unknown> | null = null;
  for (const name in fields) {
    const composed = composedText(fields[name]);
    if (composed === fields[name]) continue;
    copy ??= { ...fields };
    copy[name] = composed;
  }
  return copy ?? value;
}

/** Faster than `unstorableAt`, because it creates no lists and paths; almost all values pass it. */
function isAllStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (ArrayBuffer.isView(value) || typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isAllStorable);
  // An object that is not a list has string keys; nothing is assumed about its values.
  const fields = value as Record<string, unknown>;
  for (const name in fields) {
    if (!isStorable(name) || !isAllStorable(fields[name])) return false;
  }
  return true;
}

/** Finds text that a database cannot store. Every operation refuses such text in the same way. */
export function unstorableText(value: unknown, path = '', limit = maxFields): ProblemField[] {
  return isAllStorable(value) ? [] : [...unstorableAt(value, path).take(limit)];
}

function* unstorableAt(value: unknown, path: string): Generator<ProblemField, void> {
  if (typeof value === 'string') {
    if (!isStorable(value)) yield { path, message: unstorableCharacter };
    return;
  }
  if (ArrayBuffer.isView(value) || typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (isStorable(key)) yield* unstorableAt(entry, `${path}/${key}`);
    else yield { path, message: 'There is a field name in it that cannot be stored.' };
  }
}
