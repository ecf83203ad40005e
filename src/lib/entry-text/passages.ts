import { blockTokens, passageOf } from './parser.ts';

/** A passage of a text. The lines are counted from 0. */
interface LocatedPassage {
  /** The line that opens the passage. */
  readonly line: number;
  /** Ids of members, or `everyone`. Empty if only game masters can read the passage. */
  readonly readers: readonly string[];
}

interface PassageLines extends LocatedPassage {
  /** The line after the passage. */
  readonly end: number;
  readonly closing: number | null;
  /** The line after the list item that begins with the passage, or 0. */
  readonly itemEnd: number;
}

interface Line {
  readonly text: string;
  /** The line break, or nothing at the end of the text. */
  readonly end: string;
}

/** The passages of a text in their order, each before the passages that it contains. */
export const passagesIn = (text: string): readonly LocatedPassage[] =>
  passageLines(text).map(({ line, readers }) => ({ line, readers }));

/** The ids of all members that can read a passage of the text. */
export function readersIn(text: string): string[] {
  const readers = new Set(passageLines(text).flatMap((passage) => passage.readers));
  readers.delete('everyone');
  return [...readers].toSorted();
}

/** Changes who can read one passage, counted as in `passagesIn`. */
export function withReaders(
  text: string,
  index: number,
  readers: 'gm' | 'everyone' | readonly string[],
): string {
  const passage = passageLines(text)[index];
  const named = typeof readers === 'string' ? [readers] : readers;
  const words = readers === 'gm' ? [] : named.filter((id) => /^[^\s,"}]+$/.test(id));
  const changed = linesOf(text).map((line, at) =>
    at === passage?.line ? { ...line, text: withWords(line.text, words) } : line,
  );
  return textOf(changed);
}

/** If the text can still reveal something after this many cuts, nothing of it is shown. */
const attempts = 4;

/**
 * The text as a member who is not a game master can read it; with `everyone`, only what every
 * member can read. The lines of the other passages are cut. If a line that is left can still reveal a
 * hidden passage, the text ends before this line.
 */
export function textFor(text: string, reader: string): string {
  if (!canHavePassage(text)) return text;
  let lines = cut(linesOf(text), passageLines(text), reader);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const passages = passageLines(textOf(lines));
    const unsafe = firstUnsafe(lines, passages, reader);
    if (unsafe === null) return textOf(withoutNames(lines, passages));
    lines = lines.slice(0, unsafe);
  }
  return '';
}

const canRead = (readers: readonly string[], reader: string): boolean =>
  readers.includes('everyone') || readers.includes(reader);

/** Removes the passages that the reader cannot read, and the marks of those for everyone. */
function cut(lines: readonly Line[], passages: readonly PassageLines[], reader: string): Line[] {
  const removed = new Set<number>();
  /** The marks of list items that begin with a removed line and have content after it. */
  const items = new Map<number, string>();
  let hiddenUntil = 0;
  for (const { line, end, closing, readers } of passages) {
    // A passage in a hidden one is hidden with it.
    if (line < hiddenUntil) continue;
    if (!canRead(readers, reader)) {
      for (let at = line; at < end; at += 1) removed.add(at);
      hiddenUntil = end;
    } else if (readers.includes('everyone')) {
      removed.add(line);
      if (closing !== null) removed.add(closing);
    }
  }
  for (const { line, itemEnd } of passages) {
    if (!removed.has(line)) continue;
    const hasRest = lines
      .slice(line, itemEnd)
      .some((other, offset) => !removed.has(line + offset) && !isBlank(other));
    const text = lines[line]?.text ?? '';
    if (hasRest) items.set(line, text.slice(0, text.indexOf(':')).trimEnd());
  }
  return withoutLines(lines, removed, items);
}

/** Leaves an empty line where lines are removed, unless there is one already. */
function withoutLines(
  lines: readonly Line[],
  removed: ReadonlySet<number>,
  items: ReadonlyMap<number, string>,
): Line[] {
  const kept: Line[] = [];
  let isAfterRemoved = false;
  let isAfterBlank = true;
  for (const [at, line] of lines.entries()) {
    const item = items.get(at);
    const isRemoved = removed.has(at);
    if (isRemoved) isAfterRemoved = true;
    const hasNothing = isRemoved ? item === undefined : isAfterBlank && isBlank(line);
    if (isAfterRemoved && hasNothing) continue;
    const added = item === undefined ? line : { ...line, text: item };
    const previous = kept.at(-1);
    if (isAfterRemoved && !isAfterBlank && !isBlank(added) && previous !== undefined) {
      const quote = quoteMarks(added);
      kept.push({ ...previous, text: quoteMarks(previous) === quote ? quote : '' });
    }
    kept.push(added);
    isAfterBlank = isBlank(added) || isRemoved;
    isAfterRemoved &&= isAfterBlank;
  }
  return kept;
}

/**
 * The first line that can reveal a hidden passage: it opens one, or it looks so although the
 * parser reads it as something else, such as code.
 */
function firstUnsafe(
  lines: readonly Line[],
  passages: readonly PassageLines[],
  reader: string,
): number | null {
  // The marks of passages for everyone are removed. Where one is left, the cut has changed code
  // into a passage.
  const isSafe = ({ readers }: PassageLines) =>
    readers.includes(reader) && !readers.includes('everyone');
  const safe = new Set(passages.filter(isSafe).map(({ line }) => line));
  const unsafe = lines.findIndex(
    ({ text }, at) => /^[^a-z]*:::\s*secret/i.test(text) && !safe.has(at),
  );
  return unsafe === -1 ? null : unsafe;
}

/** Hides who else can read the passages. */
function withoutNames(lines: readonly Line[], passages: readonly PassageLines[]): readonly Line[] {
  const opening = new Set(passages.map(({ line }) => line));
  return lines.map((line, at) =>
    opening.has(at) ? { ...line, text: withWords(line.text, []) } : line,
  );
}

/** The opening line of a passage with other words in `for`. */
function withWords(line: string, words: readonly string[]): string {
  const at = line.indexOf(':');
  const [, mark = '', spaces = ''] =
    /^(:+[ \t]*secret)(?:[ \t]*\{[^}]*\})?(\s*)$/i.exec(line.slice(at)) ?? [];
  const attribute = words.length === 0 ? '' : `{for="${words.join(' ')}"}`;
  return `${line.slice(0, at)}${mark}${attribute}${spaces}`;
}

/** Most texts have no passage and need not be parsed. */
const canHavePassage = (text: string): boolean => /:::\s*secret/i.test(text);

function passageLines(text: string): PassageLines[] {
  if (!canHavePassage(text)) return [];
  const tokens = blockTokens(text);
  return tokens.flatMap((token, index) => {
    const passage = passageOf(token);
    if (passage === undefined || token.map === null) return [];
    const [line, end] = token.map;
    let item = index - 1;
    while (tokens[item]?.map?.[0] === line && tokens[item]?.type === 'blockquote_open') item -= 1;
    const around = tokens[item];
    const isItem = around?.type === 'list_item_open' && around.map?.[0] === line;
    return [{ ...passage, line, end, itemEnd: isItem ? (around.map?.[1] ?? 0) : 0 }];
  });
}

const linesOf = (text: string): Line[] => {
  const parts = text.split(/(\r\n?|\n)/);
  return Array.from({ length: (parts.length + 1) / 2 }, (_, at) => ({
    text: parts[2 * at] ?? '',
    end: parts[2 * at + 1] ?? '',
  }));
};

const textOf = (lines: readonly Line[]): string =>
  lines.map(({ text, end }) => text + end).join('');

const quoteMarks = ({ text }: Line): string => /^[\s>]*/.exec(text)?.[0].trimEnd() ?? '';

/** Whether a line, which can be in a quote, is empty. */
const isBlank = ({ text }: Line): boolean => /^[\s>]*$/.test(text);
