import type { AlignType, Delete, PhrasingContent, Table } from 'mdast';
import {
  type AttentionInfo,
  defaultHandlers,
  type Handle,
  type Join,
  type Options,
  type State,
  toMarkdown,
  type Unsafe,
} from 'mdast-util-to-markdown';
import type { Node } from 'prosemirror-model';
import { replaceAstral } from './astral-characters.ts';
import { toMdast, type PassageNode, type WikiNode } from './to-mdast.ts';

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    tableCell: 'tableCell';
  }
}

const inCell = (state: State): boolean => state.stack.includes('tableCell');

/** In a table, a bar ends the cell even inside of code. */
const forCell = (text: string, state: State): string =>
  inCell(state) ? text.replaceAll('|', String.raw`\|`) : text;

const wiki = Object.assign(
  (node: WikiNode, _: unknown, state: State): string =>
    forCell(node.words === '' ? `[[${node.value}]]` : `[[${node.value}|${node.words}]]`, state),
  { peek: () => '[' },
);

const strikethrough = Object.assign(
  (node: Delete, _: unknown, state: State, info: Parameters<Handle>[3]): string =>
    `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`,
  // These two make the writer encode the characters around `~~` where it must, as it does for `**`.
  {
    attention: (): AttentionInfo => ({ construct: 'emphasis', markers: ['~'], sizes: [2] }),
    peek: () => '~',
  },
);

/** A passage gets more colons than any line in it that could end the passage. */
function passage(node: PassageNode, _: unknown, state: State, info: Parameters<Handle>[3]): string {
  const body = state.containerFlow(node, info);
  const closings = [...body.matchAll(/^[ \t]*(:{3,})[ \t]*$/gm)].map(
    ([, { length } = '']) => length,
  );
  const colons = ':'.repeat(Math.max(2, ...closings) + 1);
  const readers = node.readers.length === 0 ? '' : `{for="${node.readers.join(' ')}"}`;
  return [`${colons}secret${readers}`, ...(body === '' ? [] : [body]), colons].join('\n');
}

const delimiters: Readonly<Record<NonNullable<AlignType>, string>> = {
  left: ':--',
  center: ':-:',
  right: '--:',
};

function table(node: Table, _: unknown, state: State, info: Parameters<Handle>[3]): string {
  const cell = (content: { children: PhrasingContent[] }): string => {
    const exit = state.enter('tableCell');
    const leave = state.enter('phrasing');
    const text = state.containerPhrasing(
      { type: 'paragraph', children: content.children },
      { ...info, before: '|', after: '|' },
    );
    leave();
    exit();
    return text.trim();
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = '', ...rows] = node.children.map((row) => line(row.children.map(cell)));
  const align = (node.align ?? []).map((side) => (side ? delimiters[side] : '---'));
  return [head, line(align), ...rows].join('\n');
}

const inText = { inConstruct: 'phrasing' as const };

/** White space that the parser removes at both ends of a line, but of which the writer does not know. */
const otherSpaces = Array.from('\v\f\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff').concat(
  Array.from({ length: 11 }, (_, index) => String.fromCodePoint(0x2000 + index)),
);

const unsafe: Unsafe[] = [
  {
    character: '~',
    ...inText,
    notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw'],
  },
  // The lines of passages.
  { atBreak: true, character: ':', after: '::' },
  // The rows of tables.
  { character: '|', inConstruct: 'tableCell' },
  { atBreak: true, character: '|', after: '[\\t :-]' },
  { atBreak: true, character: ':', after: '-' },
  { atBreak: true, character: '-', after: '[:|-]' },
  // Addresses, which the parser turns into links. It would do so with `//host` after an escaped colon, too.
  {
    character: '/',
    after: '\\/[^\\s/]',
    ...inText,
    notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw'],
  },
  {
    before: '[Mm][Aa][Ii][Ll][Tt][Oo]',
    character: ':',
    after: '\\S',
    ...inText,
    notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw'],
  },
  ...otherSpaces.flatMap((character) => [
    { character, before: '[\\r\\n]', ...inText },
    { character, after: '[\\r\\n]', ...inText },
  ]),
];

/** In a list without empty lines, the blocks of an item follow each other without one. */
const join: Join = (left, right, parent) =>
  parent.type === 'listItem' &&
  parent.spread === false &&
  left.type === 'paragraph' &&
  right.type === 'list'
    ? 0
    : undefined;

const options: Options = {
  bullet: '-',
  // Not a star, because `* * *` is a horizontal line.
  bulletOther: '+',
  // No bullet has this character, so a horizontal line in a list item is not read as a longer line without the item.
  rule: '_',
  emphasis: '*',
  handlers: {
    wiki,
    passage,
    table,
    delete: strikethrough,
    inlineCode: Object.assign(
      (...[node, parent, state]: Parameters<typeof defaultHandlers.inlineCode>) =>
        forCell(defaultHandlers.inlineCode(node, parent, state), state),
      { peek: defaultHandlers.inlineCode.peek },
    ),
  },
  join: [join],
  unsafe,
};

/** Writes blocks as Markdown, without a line break at the end. */
export function writeBlocks(blocks: readonly Node[]): string {
  const tree = toMdast(blocks);
  const restore = replaceAstral(tree);
  return restore(toMarkdown(tree, options).replace(/\n$/, ''));
}
