import MarkdownIt, {
  type StateBlock,
  type StateCore,
  type StateInline,
  type Token,
} from 'markdown-it';

/**
 * The Markdown of campaigns: CommonMark with tables and strikethrough, and two forms of our own.
 *
 * - `[[Title]]` or `[[Title|words]]` is a link to the entry with this title (token `wiki`).
 * - Lines between `:::secret` and `:::` are a passage that not everyone can read (tokens
 *   `passage_open` and `passage_close`). `for="…"` names its readers.
 *
 * HTML in a text is not markup: it is shown as the characters that it consists of.
 */
export const parser = new MarkdownIt({ linkify: true, maxNesting: 40 });
// Only addresses with a scheme are links, so `//host` is none.
parser.linkify.add('//', null);
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
const interrupts = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };
parser.block.ruler.before('table', 'limit', limitRule, interrupts);
parser.block.ruler.before('fence', 'passage_end', endRule, interrupts);
parser.block.ruler.before('fence', 'passage', passageRule, interrupts);
parser.inline.ruler.before('link', 'wiki', wikiRule);
parser.inline.ruler.before('link', 'unclosed', unclosedRule);
parser.core.ruler.at('inline', inlineRule);

/** What a `passage_open` token stands for. */
interface Passage {
  /** The words of `for`: ids of members, or `everyone`. Empty if only game masters can read it. */
  readonly readers: readonly string[];
  /** The line with the closing colons, or null if the passage ends with what contains it. */
  readonly closing: number | null;
}

/** What a `wiki` token stands for. */
interface WikiLink {
  readonly title: string;
  /** The words that are shown instead of the title, or null. */
  readonly words: string | null;
  /** Where the link begins in the content of its block. */
  readonly start: number;
}

const passages = new WeakMap<Token, Passage>();
const wikiLinks = new WeakMap<Token, WikiLink>();

/** The passage that begins with a token, if one does. */
export const passageOf = (token: Token): Passage | undefined => passages.get(token);

/** The link to an entry that a token stands for, if it does. */
export const wikiLinkOf = (token: Token): WikiLink | undefined => wikiLinks.get(token);

/** The block tokens of a text, with the numbers of its lines. Inline marks are not read. */
export function blockTokens(text: string, env: Record<string, unknown> = {}): readonly Token[] {
  const tokens: Token[] = [];
  const normal = text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  parser.block.parse(normal, parser, env, tokens);
  return tokens;
}

const openingLine = /^(:{3,})[ \t]*secret[ \t]*(?:\{[ \t]*(?:for="([^"}]*)"[ \t]*)?\})?$/i;

/** A passage whose end is not found yet. */
interface OpenPassage {
  readonly colons: number;
  readonly level: number;
  readonly indent: number;
  closing: number | null;
}

interface Reading {
  /** The passages around the line that is read, the outermost first. */
  open: readonly OpenPassage[];
  /** How many lines were read, and read again, to find the ends of blocks. */
  linesRead: number;
}

const readings = new WeakMap<StateBlock, Reading>();

function readingOf(state: StateBlock): Reading {
  const reading = readings.get(state) ?? { open: [], linesRead: 0 };
  readings.set(state, reading);
  return reading;
}

const mostLinesRead = 1_000_000;
const mostTokensOfTables = 20_000;

/**
 * markdown-it reads the lines after a quote again for each earlier quote if they follow code in it.
 * After too many of them, every line ends the block before it. A table can have many more cells than
 * its text has characters, and ends at a limit, too. Ordinary texts reach neither of them.
 */
function limitRule(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  if (!silent) return false;
  if (state.parentType === 'table' && state.tokens.length > mostTokensOfTables) return true;
  const reading = readingOf(state);
  // A quote can be read to the end of what contains it, before it ends at this line.
  reading.linesRead += state.parentType === 'blockquote' ? end - start : 1;
  return reading.linesRead > mostLinesRead;
}

/** The text of a line that begins with colons, without spaces around it. */
function colonLine(state: StateBlock, line: number): string | null {
  const from = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.startsWith(':::', from)
    ? state.src.slice(from, state.eMarks[line]).trimEnd()
    : null;
}

/** A passage without a closing line ends with the text, the quote or the list item around it. */
function passageRule(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const opening = openingLine.exec(colonLine(state, start) ?? '');
  const isCode = (state.sCount[start] ?? 0) - state.blkIndent >= 4;
  if (opening === null || isCode) return false;
  if (silent) return true;
  const token = state.push('passage_open', 'aside', 1);
  const passage: OpenPassage = {
    colons: opening[1]?.length ?? 0,
    level: state.level,
    indent: state.blkIndent,
    closing: null,
  };
  const reading = readingOf(state);
  const { open } = reading;
  reading.open = [...open, passage];
  state.line = start + 1;
  state.md.block.tokenize(state, start + 1, end);
  reading.open = open;
  const { closing } = passage;
  if (closing !== null) state.line = closing + 1;
  token.map = [start, state.line];
  passages.set(token, { readers: readersOf(opening[2] ?? ''), closing });
  state.push('passage_close', 'aside', -1);
  return true;
}

/**
 * Ends the innermost passage at a line with at least as many colons as its opening line. Colons in
 * code, and in quotes and lists inside the passage, do not end it.
 */
function endRule(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const { open } = readingOf(state);
  const text = open.length > 0 ? colonLine(state, start) : null;
  if (text === null || !/^:+$/.test(text)) return false;
  const indent = state.sCount[start] ?? 0;
  const closes = ({ colons, indent: least }: OpenPassage): boolean =>
    text.length >= colons && indent >= least && indent < least + 4;
  // This ends a paragraph, a list or a table. The rule is then called for the passage around it.
  if (silent) return open.some(closes);
  const passage = open.at(-1);
  if (passage?.level !== state.level || !closes(passage)) return false;
  passage.closing = start;
  // Nothing is left to read for the call that reads the lines of the passage.
  state.line = end;
  return true;
}

const readersOf = (words: string): string[] => [...new Set(words.split(/[\s,]+/).filter(Boolean))];

/** Replaces the rule of markdown-it, which also parses empty texts: a table can have thousands of empty cells. */
function inlineRule({ tokens, md, env }: StateCore): void {
  for (const { type, content, children } of tokens) {
    if (type === 'inline' && content !== '') md.inline.parse(content, md, env, children ?? []);
  }
}

const wikiPattern = /\[\[([^\][\n|]{1,200})(?:\|([^\][\n]{1,200}))?\]\]/y;

function wikiRule(state: StateInline, silent: boolean): boolean {
  wikiPattern.lastIndex = state.pos;
  const found = wikiPattern.exec(state.src);
  const title = found?.[1]?.trim() ?? '';
  if (found === null || title === '') return false;
  if (!silent) {
    const words = found[2]?.trim() ?? '';
    const link = { title, words: words === '' ? null : words, start: state.pos };
    wikiLinks.set(state.push('wiki', '', 0), link);
  }
  state.pos += found[0].length;
  return true;
}

const lastClosings = new WeakMap<StateInline, number>();

/**
 * A bracket without any closing one after it is a character. Without this rule, markdown-it would read the rest of
 * the text again for each of thousands of them, to find the end of a link or an image.
 */
function unclosedRule(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  const character = src[pos];
  if (character !== '[' && !(character === '!' && src[pos + 1] === '[')) return false;
  const lastClosing = lastClosings.get(state) ?? src.lastIndexOf(']');
  lastClosings.set(state, lastClosing);
  if (lastClosing > pos) return false;
  if (!silent) state.pending += character;
  state.pos += 1;
  return true;
}
