import { type Mark, type Node, type NodeType } from 'prosemirror-model';
import { parser, passageOf, wikiLinkOf } from '#src/lib/entry-text/parser.ts';
import { marks, nodes, schema } from './schema.ts';

type Token = ReturnType<typeof parser.parse>[number];

/** Where a block came from. A block that is still the same object is written back as it was. */
export interface Source {
  readonly text: string;
  /** What was between this block and the next one, or the end. */
  readonly gap: string;
  readonly index: number;
  /** Whether the block may contain `[label]: target`, which other blocks can refer to. */
  readonly defines: boolean;
  readonly origin: Origin;
}

/** The text that a document was made from. */
interface Origin {
  /** What was before the first block. */
  readonly head: string;
  readonly blocks: number;
  /** What is after the last block. */
  readonly tail: string;
  /** How many blocks may define the target of `[a][b]`. */
  readonly defining: number;
}

const sources = new WeakMap<Node, Source>();
export const sourceOf = (block: Node): Source | undefined => sources.get(block);

const mayDefine = (text: string): boolean => /^[\s>*+\-\d.)]*\[[^\]]+\]:/m.test(text);

/** The parser drops blocks that are nested too deeply, so a block near this depth is kept as raw text. */
const deepest = 36;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
}

const startsBlock = (token: Token | undefined): boolean =>
  token?.level === 0 && token.nesting !== -1;

/** The ranges of lines of the blocks, and of lines that belong to no block. */
function rangesOf(tokens: readonly Token[], lines: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const isBlank = (line: number) => (lines[line] ?? '').trim() === '';
  const addRest = (from: number, to: number) => {
    let [first, last] = [from, to];
    while (first < last && isBlank(first)) first += 1;
    while (last > first && isBlank(last - 1)) last -= 1;
    if (first < last) ranges.push({ from: first, to: last, tokens: [] });
  };
  let line = 0;
  for (let index = 0; index < tokens.length;) {
    let next = index + 1;
    while (next < tokens.length && !startsBlock(tokens[next])) next += 1;
    const [from, end] = tokens[index]?.map ?? [line, line];
    addRest(line, from);
    let to = end;
    while (to > from + 1 && isBlank(to - 1)) to -= 1;
    ranges.push({ from, to, tokens: tokens.slice(index, next) });
    line = Math.max(line, to);
    index = next;
  }
  addRest(line, lines.length);
  return ranges;
}

/** Splits after each line break, as the parser counts the lines. */
const linesOf = (text: string): string[] => text.split(/(?<=\n|\r(?!\n))/);

/** Reads Markdown as a document. `toMarkdown` returns the same text as long as nothing is edited. */
export function fromMarkdown(text: string): Node {
  const lines = linesOf(text);
  const ranges = rangesOf(parser.parse(text, {}), lines);
  const slice = (from: number, to: number) => lines.slice(from, to).join('');
  const pieces = ranges.map(({ from, to, tokens }, index) => {
    const whole = slice(from, to);
    const piece = whole.replace(/(?:\r\n|\n|\r)$/, '');
    const gap = whole.slice(piece.length) + slice(to, ranges[index + 1]?.from ?? lines.length);
    return { text: piece, gap, index, defines: mayDefine(piece), tokens };
  });
  const origin: Origin = {
    head: slice(0, ranges[0]?.from ?? lines.length),
    tail: pieces.at(-1)?.gap ?? '',
    blocks: Math.max(1, pieces.length),
    defining: pieces.filter(({ defines }) => defines).length,
  };
  const blocks = pieces.map(({ tokens, ...source }) => {
    const isDeep = tokens.some(({ level }) => level >= deepest);
    const block =
      (isDeep ? undefined : readBlocks(tokens)) ?? nodes.raw.create({ text: source.text });
    sources.set(block, { ...source, origin });
    return block;
  });
  if (blocks.length > 0) return nodes.doc.create(null, blocks);
  const empty = nodes.paragraph.create();
  sources.set(empty, { text: '', gap: '', index: 0, defines: false, origin });
  return nodes.doc.create(null, empty);
}

interface Open {
  readonly type: NodeType;
  readonly attrs: Record<string, unknown>;
  readonly children: Node[];
}

const containers: Readonly<Record<string, NodeType>> = {
  paragraph: nodes.paragraph,
  heading: nodes.heading,
  blockquote: nodes.blockquote,
  passage: nodes.passage,
  bullet_list: nodes.bullet_list,
  ordered_list: nodes.ordered_list,
  list_item: nodes.list_item,
  table: nodes.table,
  tr: nodes.table_row,
  th: nodes.table_cell,
  td: nodes.table_cell,
};

function attrsOf(token: Token): Record<string, unknown> {
  switch (token.type) {
    case 'heading_open':
      return { level: Number(token.tag.slice(1)) };
    case 'ordered_list_open':
      return { start: Number(token.attrGet('start') ?? 1) };
    case 'th_open':
    case 'td_open': {
      const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? '';
      return { head: token.tag === 'th', align };
    }
    case 'passage_open':
      return { readers: passageOf(token)?.readers ?? [] };
    default:
      return {};
  }
}

/** The block of these tokens, or undefined if the schema has no such block. */
function readBlocks(tokens: readonly Token[]): Node | undefined {
  const root: Node[] = [];
  const stack: Open[] = [];
  const add = (node: Node) => (stack.at(-1)?.children ?? root).push(node);
  for (const token of tokens) {
    const name = token.type.replace(/_(?:open|close)$/, '');
    const parent = stack.at(-1);
    if (token.type === 'inline') {
      if (parent === undefined) return undefined;
      parent.children.push(...readInline(token.children ?? [], parent.type));
    } else if (token.type === 'fence' || token.type === 'code_block') {
      const info = parser.utils.unescapeAll(token.info).trim();
      const code = token.content.replace(/\n$/, '');
      add(nodes.code_block.create({ info }, code === '' ? null : schema.text(code)));
    } else if (token.type === 'hr') {
      add(nodes.rule.create());
    } else if (name === 'thead' || name === 'tbody') {
      continue;
    } else if (token.nesting === 1) {
      const type = containers[name];
      if (type === undefined) return undefined;
      if (token.type === 'paragraph_open' && !token.hidden) markAsLoose(stack);
      stack.push({ type, attrs: attrsOf(token), children: [] });
    } else if (token.nesting === -1 && parent !== undefined) {
      stack.pop();
      // An empty quote or list item gets the empty paragraph that the schema requires.
      const node = parent.type.createAndFill(parent.attrs, parent.children);
      if (node === null) return undefined;
      add(node);
    } else {
      return undefined;
    }
  }
  return root.length === 1 ? root[0] : undefined;
}

/** The parser hides the paragraphs of a tight list, so a paragraph that it shows makes the list loose. */
function markAsLoose(stack: readonly Open[]): void {
  const list = stack.at(-1)?.type === nodes.list_item ? stack.at(-2) : undefined;
  if (list !== undefined) list.attrs['tight'] = false;
}

const markOfName: Readonly<Record<string, Mark>> = {
  strong: marks.strong.create(),
  em: marks.em.create(),
  s: marks.strike.create(),
};

function readInline(tokens: readonly Token[], parent: NodeType): Node[] {
  const parts: Node[] = [];
  let active: readonly Mark[] = [];
  let linkStart = 0;
  const add = (node: Node) => parts.push(node.mark(active));
  const addText = (text: string, also: readonly Mark[] = active) => {
    if (text !== '') parts.push(schema.text(text, also));
  };
  for (const token of tokens) {
    const name = token.type.replace(/_(?:open|close)$/, '');
    const mark = markOfName[name];
    if (mark !== undefined) {
      active = token.nesting === 1 ? mark.addToSet(active) : mark.removeFromSet(active);
    } else if (token.type === 'link_open') {
      const href = String(token.attrGet('href') ?? '');
      active = marks.link
        .create({ href, title: String(token.attrGet('title') ?? '') })
        .addToSet(active);
      linkStart = parts.length;
    } else if (token.type === 'link_close') {
      // Without words, the link would have no place in the document.
      if (parts.length === linkStart) addText(linkOf(active));
      active = marks.link.removeFromSet(active);
    } else if (token.type === 'code_inline') {
      addText(token.content, marks.code.create().addToSet(active));
    } else if (token.type === 'image') {
      add(nodes.image.create(pictureOf(token)));
    } else if (token.type === 'wiki') {
      const { title = '', words } = wikiLinkOf(token) ?? {};
      add(nodes.wiki.create({ title, words: words ?? '' }));
    } else if (token.type === 'hardbreak' && parent.spec.content === 'inline*') {
      add(nodes.hard_break.create());
    } else if (token.type === 'softbreak' || token.type === 'hardbreak') {
      addText(' ');
    } else {
      addText(token.content);
    }
  }
  return parts;
}

const linkOf = (active: readonly Mark[]): string =>
  String(marks.link.isInSet(active)?.attrs['href'] ?? '');

const pictureOf = (token: Token) => ({
  src: String(token.attrGet('src') ?? ''),
  title: String(token.attrGet('title') ?? ''),
  alt: plainTextOf(token.children ?? []),
});

const plainTextOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'image') return plainTextOf(token.children ?? []);
      return token.type.endsWith('break') ? ' ' : token.content;
    })
    .join('');
