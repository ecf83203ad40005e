/**
 * Reads the part of Markdown that rule texts use: headings, paragraphs, lists, quotes, tables, code,
 * thematic breaks, emphasis and links. Everything else, such as HTML, is plain text. Texts of campaigns have
 * another reader (`entry-text/read-entry-text.ts`), whose result has more types of parts.
 */

export type Inline =
  | { type: 'text' | 'code'; text: string }
  | { type: 'strong' | 'emphasis' | 'strikethrough'; children: readonly Inline[] }
  | { type: 'link'; href: string; children: readonly Inline[] }
  | { type: 'image'; src: string; alt: string }
  | { type: 'break' }
  | EntryLink;

/** A link to the entry with this title, if there is one. */
export interface EntryLink {
  type: 'entryLink';
  title: string;
  /** The words that are shown instead of the title, or null. */
  words: string | null;
}

export type Block =
  | { type: 'paragraph'; children: readonly Inline[] }
  | { type: 'heading'; level: number; children: readonly Inline[] }
  | { type: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  | { type: 'quote'; children: readonly Block[] }
  | { type: 'table'; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
  | { type: 'code'; text: string }
  | { type: 'rule' }
  | Passage;

/** A part that not everyone can read. */
export interface Passage {
  type: 'passage';
  /** Its position among the passages of the text. */
  index: number;
  /** Ids of members, or `everyone`. Empty if only game masters can read it. */
  readers: readonly string[];
  children: readonly Block[];
}

type Cell = readonly Inline[];

/** Deeper lists and quotes are read as paragraphs, so that no text can exhaust the stack. */
const deepest = 8;

const fence = /^ {0,3}(?:`{3,}|~{3,})/;
const headingLine = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/;
const ruleLine = /^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/;
const quoteLine = /^ {0,3}> ?(.*)$/;
const itemLine = /^( {0,3}(?:[-*+]|(\d{1,9})[.)])\s+)(\S.*)$/;
const tableLine = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/;

const isBlank = (line: string): boolean => line.trim() === '';

/** Whether a line begins another block, and so ends a paragraph. */
const beginsBlock = (line: string): boolean =>
  [fence, headingLine, ruleLine, quoteLine, itemLine].some((pattern) => pattern.test(line));

export const readMarkdown = (text: string): readonly Block[] =>
  readBlocks(text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'), 0);

function readBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  /** Takes the lines up to the first one that does not belong to the block. */
  const takeWhile = (belongs: (line: string, next: string | undefined) => boolean): string[] => {
    const from = at;
    for (let line = lines[at]; line !== undefined; line = lines[at]) {
      if (!belongs(line, lines[at + 1])) break;
      at += 1;
    }
    return lines.slice(from, at);
  };
  for (let line = lines[0]; line !== undefined; line = lines[at]) {
    const heading = headingLine.exec(line);
    if (isBlank(line)) {
      at += 1;
    } else if (fence.test(line)) {
      at += 1;
      blocks.push({ type: 'code', text: takeWhile((each) => !fence.test(each)).join('\n') });
      at += 1;
    } else if (heading) {
      const [, marks = '#', title = ''] = heading;
      blocks.push({ type: 'heading', level: marks.length, children: readInline(title) });
      at += 1;
    } else if (ruleLine.test(line)) {
      blocks.push({ type: 'rule' });
      at += 1;
    } else if (depth < deepest && quoteLine.test(line)) {
      const quoted = takeWhile((each) => quoteLine.test(each));
      const inner = quoted.map((each) => quoteLine.exec(each)?.[1] ?? '');
      blocks.push({ type: 'quote', children: readBlocks(inner, depth + 1) });
    } else if (depth < deepest && itemLine.test(line)) {
      const start = itemLine.exec(line)?.[2];
      const sameKind = (each: string) =>
        itemLine.test(each) &&
        !ruleLine.test(each) &&
        (itemLine.exec(each)?.[2] === undefined) === (start === undefined);
      const inList = takeWhile(
        (each, next) =>
          sameKind(each) ||
          /^ {2,}\S/.test(each) ||
          (isBlank(each) && next !== undefined && (sameKind(next) || /^ {2,}\S/.test(next))),
      );
      blocks.push({
        type: 'list',
        start: start === undefined ? null : Number(start),
        items: itemsOf(inList).map((item) => readBlocks(item, depth + 1)),
      });
    } else if (line.includes('|') && tableLine.test(lines[at + 1] ?? '')) {
      const [head = '', , ...rows] = takeWhile((each) => each.includes('|'));
      const headCells = cellsOf(head);
      blocks.push({
        type: 'table',
        head: headCells,
        rows: rows.map((row) => {
          const cells = cellsOf(row);
          return headCells.map((_, column) => cells[column] ?? []);
        }),
      });
    } else {
      const first = at;
      const text = takeWhile((each) => at === first || (!isBlank(each) && !beginsBlock(each)));
      blocks.push({ type: 'paragraph', children: readInline(text.join('\n').trim()) });
    }
  }
  return blocks;
}

/** Divides the lines of a list into items, without the marks and the indentation. */
function itemsOf(lines: readonly string[]): string[][] {
  const items: string[][] = [];
  let width = 1;
  for (const line of lines) {
    const [, mark, , text] = itemLine.exec(line) ?? [];
    const indent = line.length - line.trimStart().length;
    if (mark !== undefined && text !== undefined && (items.length === 0 || indent < width)) {
      width = mark.length;
      items.push([text]);
    } else {
      items.at(-1)?.push(line.slice(Math.min(indent, width)));
    }
  }
  return items;
}

const cellsOf = (line: string): Cell[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => readInline(cell.trim().replaceAll('\\|', '|')));

const inlinePattern = new RegExp(
  [
    String.raw`\\(?<escaped>[!-/:-@[-${'`'}{-~])`,
    String.raw`(?<tick>${'`'}+)(?<code>[^]*?[^${'`'}])\k<tick>(?!${'`'})`,
    String.raw`\*\*(?=\S)(?<strong>[^]*?\S)\*\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}_])__(?=\S)(?<strongToo>[^]*?\S)__(?![\p{L}\p{N}_])`,
    String.raw`\*(?=[^\s*])(?<emphasis>[^]*?[^\s*])\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}_])_(?=[^\s_])(?<emphasisToo>[^]*?[^\s_])_(?![\p{L}\p{N}_])`,
    String.raw`\[(?<label>[^\]\n]+)\]\((?<href>https?:\/\/[^\s()<>]+)\)`,
    String.raw`(?<break> {2,}\n|\\\n)`,
  ].join('|'),
  'gu',
);

function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let plain = '';
  let from = 0;
  const add = (part: Inline) => {
    if (plain !== '') parts.push({ type: 'text', text: plain.replaceAll('\n', ' ') });
    plain = '';
    parts.push(part);
  };
  for (const match of text.matchAll(inlinePattern)) {
    plain += text.slice(from, match.index);
    from = match.index + match[0].length;
    const { escaped, code, label, href, ...groups } = match.groups ?? {};
    const strong = groups['strong'] ?? groups['strongToo'];
    const emphasis = groups['emphasis'] ?? groups['emphasisToo'];
    if (escaped !== undefined) plain += escaped;
    else if (code !== undefined) add({ type: 'code', text: code.trim() });
    else if (strong !== undefined) add({ type: 'strong', children: readInline(strong) });
    else if (emphasis !== undefined) add({ type: 'emphasis', children: readInline(emphasis) });
    else if (label !== undefined && href !== undefined) {
      add({ type: 'link', href, children: readInline(label) });
    } else add({ type: 'break' });
  }
  plain += text.slice(from);
  if (plain !== '') parts.push({ type: 'text', text: plain.replaceAll('\n', ' ') });
  return parts;
}
