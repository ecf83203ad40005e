import type {
  BlockContent,
  Literal,
  ListItem,
  Parent,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
} from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { attributeOf, levelOf, marks, nodes, passageReadersOf } from './schema.ts';

/** A passage that not everyone can read. */
export interface PassageNode extends Parent {
  type: 'passage';
  readers: readonly string[];
  children: RootContent[];
}

/** A link to another entry. */
export interface WikiNode extends Literal {
  type: 'wiki';
  words: string;
}

declare module 'mdast' {
  interface RootContentMap {
    passage: PassageNode;
    wiki: WikiNode;
  }
  interface BlockContentMap {
    passage: PassageNode;
  }
  interface PhrasingContentMap {
    wiki: WikiNode;
  }
}

export const toMdast = (blocks: readonly Node[]): Root => ({
  type: 'root',
  children: blocks.flatMap(blockOf),
});

/** Whether Markdown has no way to write this block: lines without characters only separate blocks. */
export const isBlankBlock = (block: Node): boolean =>
  block.type === nodes.paragraph && block.textContent.trim() === '' && !hasAtom(block);

const hasAtom = (block: Node): boolean =>
  block.children.some(({ type }) => type === nodes.image || type === nodes.wiki);

const childrenOf = (block: Node): BlockContent[] => block.children.flatMap(blockOf);

function blockOf(block: Node): BlockContent[] {
  switch (block.type) {
    case nodes.paragraph:
      return isBlankBlock(block) ? [] : [{ type: 'paragraph', children: phrasingOf(block) }];
    case nodes.heading: {
      // The schema allows these levels only.
      const depth = levelOf(block) as 1 | 2 | 3 | 4 | 5 | 6;
      return [{ type: 'heading', depth, children: phrasingOf(block) }];
    }
    case nodes.blockquote:
      return [{ type: 'blockquote', children: childrenOf(block) }];
    case nodes.passage:
      return [{ type: 'passage', readers: passageReadersOf(block), children: childrenOf(block) }];
    case nodes.bullet_list:
    case nodes.ordered_list:
      return [listOf(block)];
    case nodes.code_block: {
      const [, lang, meta] = /^(\S*)\s*(.*)$/s.exec(attributeOf(block, 'info')) ?? [];
      const value = block.textContent.replaceAll(/\r\n?/g, '\n');
      return [{ type: 'code', lang: lang || null, meta: meta || null, value }];
    }
    case nodes.rule:
      return [{ type: 'thematicBreak' }];
    case nodes.table:
      return [tableOf(block)];
    default:
      throw new TypeError(`No Markdown for ${block.type.name}`);
  }
}

function listOf(list: Node): BlockContent {
  const ordered = list.type === nodes.ordered_list;
  const spread = list.attrs['tight'] !== true || !list.children.every(canBeTight);
  const children = list.children.map<ListItem>((item) => ({
    type: 'listItem',
    spread,
    children: childrenOf(item),
  }));
  return {
    type: 'list',
    ordered,
    start: ordered ? Number(list.attrs['start']) : null,
    spread,
    children,
  };
}

/**
 * Whether the blocks of the item can follow each other without an empty line. Many pairs cannot: a
 * paragraph would continue a quote before it, and a list that starts at 2 would continue a paragraph.
 */
function canBeTight(item: Node): boolean {
  const [first, second, ...others] = item.children.filter((block) => !isBlankBlock(block));
  if (second === undefined) return true;
  return first?.type === nodes.paragraph && others.length === 0 && canInterrupt(second);
}

const canInterrupt = (block: Node): boolean => {
  const isList = block.type === nodes.bullet_list || Number(block.attrs['start']) === 1;
  return isList && isWritten(block.firstChild?.firstChild);
};

const isWritten = (block: Node | null | undefined): boolean =>
  block?.type === nodes.paragraph && !isBlankBlock(block);

const alignments: Readonly<Record<string, 'left' | 'center' | 'right'>> = {
  left: 'left',
  center: 'center',
  right: 'right',
};

function tableOf(table: Node): BlockContent {
  const columns = Math.max(...table.children.map(({ childCount }) => childCount));
  const [head] = table.children;
  const align = Array.from({ length: columns }, (_, column) => {
    const cell = head?.maybeChild(column);
    return cell ? (alignments[attributeOf(cell, 'align')] ?? null) : null;
  });
  const rows = table.children.map<TableRow>((row) => ({
    type: 'tableRow',
    children: Array.from({ length: columns }, (_, column) => {
      const cell = row.maybeChild(column);
      return { type: 'tableCell', children: cell ? phrasingOf(cell) : [] };
    }),
  }));
  return { type: 'table', align, children: rows };
}

interface Part {
  readonly node: Node;
  readonly marks: readonly Mark[];
}

function phrasingOf(block: Node): PhrasingContent[] {
  const parts = [marks.strong, marks.em, marks.strike].reduce(
    (all, type) => withoutEdges(all, (mark) => mark.type === type),
    block.children.map<Part>((node) => ({ node, marks: node.marks })),
  );
  const isBreak = (part: Part | undefined) => part?.node.type === nodes.hard_break;
  // At the end of a block, a line break would be written as a visible backslash.
  while (isBreak(parts.at(-1))) parts.pop();
  return nest(parts);
}

/**
 * Takes the mark away from spaces and line breaks at its edges: in Markdown, `**bold **` is not bold.
 * People often mark the space after a word with the word.
 */
function withoutEdges(parts: readonly Part[], isMark: (mark: Mark) => boolean): Part[] {
  const has = (part: Part | undefined) => part?.marks.some(isMark) ?? false;
  const plain = (part: Part): Part => ({ ...part, marks: part.marks.filter((m) => !isMark(m)) });
  const isSpace = ({ node }: Part) =>
    node.type === nodes.hard_break ||
    (node.isText && node.textContent.trim() === '' && !marks.code.isInSet(node.marks));
  const pieces = parts.flatMap((part) => (has(part) ? splitEdges(part) : [part]));
  const indexes = [...pieces.keys()];
  for (const order of [indexes, indexes.toReversed()]) {
    let inside = false;
    for (const index of order) {
      const part = pieces[index];
      if (part === undefined || !has(part)) inside = false;
      else if (!inside && isSpace(part)) pieces[index] = plain(part);
      else inside = true;
    }
  }
  return pieces;
}

/** Splits spaces at both ends off a text. */
function splitEdges({ node, marks: set }: Part): Part[] {
  if (!node.isText || marks.code.isInSet(node.marks)) return [{ node, marks: set }];
  const text = node.text ?? '';
  const start = text.length - text.trimStart().length;
  const end = Math.max(start, text.trimEnd().length);
  return [
    [0, start],
    [start, end],
    [end, text.length],
  ].flatMap(([from = 0, to = 0]) => (from < to ? [{ node: node.cut(from, to), marks: set }] : []));
}

/** Turns the marks of each part into elements around parts. The longest mark is outside. */
function nest(parts: readonly Part[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let index = 0; index < parts.length;) {
    const part = parts[index];
    if (part === undefined) break;
    const lengthOf = (mark: Mark) => {
      let end = index + 1;
      while (end < parts.length && mark.isInSet(parts[end]?.marks ?? [])) end += 1;
      return end - index;
    };
    const outer = part.marks
      .filter(({ type }) => type !== marks.code)
      .map((mark) => ({ mark, length: lengthOf(mark) }))
      .toSorted((one, other) => other.length - one.length)[0];
    if (outer === undefined) {
      result.push(leafOf(part));
      index += 1;
    } else {
      const { mark, length } = outer;
      const inner = parts
        .slice(index, index + length)
        .map(({ node, marks: set }) => ({ node, marks: mark.removeFromSet(set) }));
      result.push(elementOf(mark, nest(inner)));
      index += length;
    }
  }
  return result;
}

function elementOf(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (mark.type) {
    case marks.strong:
      return { type: 'strong', children };
    case marks.em:
      return { type: 'emphasis', children };
    case marks.strike:
      return { type: 'delete', children };
    default: {
      // Links contain no other links, and the marks of a node are a set.
      const inside = children as Exclude<PhrasingContent, { type: 'link' | 'linkReference' }>[];
      const title = attributeOf(mark, 'title') || null;
      return { type: 'link', url: attributeOf(mark, 'href'), title, children: inside };
    }
  }
}

function leafOf({ node }: Part): PhrasingContent {
  switch (node.type) {
    case nodes.hard_break:
      return { type: 'break' };
    case nodes.image: {
      const [url = '', alt = '', title = ''] = ['src', 'alt', 'title'].map((name) =>
        attributeOf(node, name),
      );
      return { type: 'image', url, alt, title: title || null };
    }
    case nodes.wiki:
      return { type: 'wiki', value: attributeOf(node, 'title'), words: attributeOf(node, 'words') };
    default: {
      // A pasted text can contain line breaks, which in Markdown are spaces. NUL is not a character.
      const value = (node.text ?? '').replaceAll(/[\r\n]+/g, ' ').replaceAll('\0', '');
      return { type: marks.code.isInSet(node.marks) ? 'inlineCode' : 'text', value };
    }
  }
}
