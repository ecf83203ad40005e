/** A part of a text, from `start` up to the character before `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface TextPart {
  readonly text: string;
  /** Whether a search has found this part. */
  readonly found: boolean;
}

/** Divides a text into what was found and what is between. Ranges that overlap become one part. */
export function foundParts(text: string, ranges: Iterable<TextRange>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const range of [...ranges].toSorted((one, other) => one.start - other.start)) {
    if (range.end <= end) continue;
    const start = Math.max(range.start, end);
    if (start > end) parts.push({ text: text.slice(end, start), found: false });
    const last = parts.at(-1);
    const found = text.slice(start, range.end);
    if (last?.found) parts[parts.length - 1] = { text: last.text + found, found: true };
    else parts.push({ text: found, found: true });
    end = range.end;
  }
  return [...parts, { text: text.slice(end), found: false }].filter((part) => part.text !== '');
}

/** The ranges of a name that contain one of the plain words of a search. */
export function* rangesWithTexts(name: string, words: readonly string[]): Generator<TextRange> {
  const plain = name.toLowerCase();
  // A few letters have another length in lower case. The positions in the plain name are then not those
  // in the name.
  if (plain.length !== name.length) return;
  for (const word of words) {
    for (let start = plain.indexOf(word); start >= 0; start = plain.indexOf(word, start + 1)) {
      yield { start, end: start + word.length };
    }
  }
}
