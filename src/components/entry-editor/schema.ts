import { isOwnPicture } from '#src/lib/entry-text/picture-address.ts';
import { pictureAddressOf } from '../entries/picture-url.ts';
import { type DOMOutputSpec, type Mark, type Node, type NodeType, Schema } from 'prosemirror-model';

/** The schemes of links that the editor opens, writes and takes from pasted HTML. */
export const isSafeLink = (href: string): boolean => /^(?:https?:\/\/|mailto:)\S+$/i.test(href);

// The attributes of a node are `any` in ProseMirror. These functions give them their types.
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const passageReadersOf = (passage: Node): readonly string[] =>
  Array.isArray(passage.attrs['readers']) ? passage.attrs['readers'].map(String) : [];

export const attributeOf = (part: Node | Mark, name: string): string => text(part.attrs[name]);

export const levelOf = (heading: Node): number => Number(heading.attrs['level']);

/** Below the first heading of the page. */
const headingTag = (level: number): string => `h${Math.min(6, level + 1)}`;

export function pictureDom(node: Node): DOMOutputSpec {
  const [src, alt, title] = ['src', 'alt', 'title'].map((name) => attributeOf(node, name));
  return isOwnPicture(src ?? '')
    ? ['img', { src, alt, ...(title && { title }) }]
    : ['span', { class: 'entry-other-picture' }, `Picture from another site: ${alt || src}`];
}

const alignments = new Set(['left', 'center', 'right']);

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      attrs: { level: { default: 1, validate: 'number' } },
      content: '(text | image | wiki)*',
      group: 'block',
      defining: true,
      parseDOM: [
        {
          tag: '[data-level]',
          getAttrs: (dom) => {
            const level = Number(dom.getAttribute('data-level'));
            return level >= 1 && level <= 6 && { level };
          },
        },
        ...[1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      ],
      toDOM: (node) => [headingTag(levelOf(node)), { 'data-level': String(levelOf(node)) }, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    passage: {
      attrs: { readers: { default: [] } },
      content: 'block+',
      group: 'block',
      defining: true,
      // Backspace at the start must not take a secret out of its passage.
      isolating: true,
      parseDOM: [
        {
          tag: 'section[data-readers]',
          getAttrs: (dom) => ({
            readers: (dom.getAttribute('data-readers') ?? '').split(' ').filter(Boolean),
          }),
        },
      ],
      toDOM: (node) => ['section', { 'data-readers': passageReadersOf(node).join(' ') }, 0],
    },
    bullet_list: {
      attrs: { tight: { default: true } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      attrs: { start: { default: 1, validate: 'number' }, tight: { default: true } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [
        {
          tag: 'ol',
          getAttrs: (dom) => {
            const start = Number(dom.getAttribute('start') ?? 1);
            return { start: Number.isInteger(start) && start >= 0 && start < 1e9 ? start : 1 };
          },
        },
      ],
      toDOM: ({ attrs }) => ['ol', { start: String(attrs['start']) }, 0],
    },
    list_item: {
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    code_block: {
      attrs: { info: { default: '', validate: 'string' } },
      content: 'text*',
      group: 'block',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { spellcheck: 'false' }, ['code', 0]],
    },
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    table: {
      content: 'table_row+',
      group: 'block',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: { content: 'table_cell+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
    table_cell: {
      attrs: { head: { default: false }, align: { default: '', validate: 'string' } },
      content: '(text | image | wiki)*',
      isolating: true,
      parseDOM: ['td', 'th'].map((tag) => ({
        tag,
        getAttrs: (dom) => {
          const align = dom.getAttribute('data-align') ?? '';
          return { head: tag === 'th', align: alignments.has(align) ? align : '' };
        },
      })),
      toDOM: (node) => [
        node.attrs['head'] === true ? 'th' : 'td',
        { 'data-align': attributeOf(node, 'align') },
        0,
      ],
    },
    /** Text that the editor cannot show as blocks. It is kept as it is; "Edit as text" changes it. */
    raw: {
      attrs: { text: { validate: 'string' } },
      group: 'block',
      atom: true,
      toDOM: (node) => ['pre', { class: 'entry-raw' }, attributeOf(node, 'text')],
    },
    text: { group: 'inline' },
    image: {
      attrs: { src: { validate: 'string' }, alt: { default: '' }, title: { default: '' } },
      group: 'inline',
      inline: true,
      draggable: true,
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (dom) => {
            const [url = '', alt, title] = ['src', 'alt', 'title'].map(
              (name) => dom.getAttribute(name) ?? '',
            );
            const src = pictureAddressOf(url);
            return isOwnPicture(src) && { src, alt, title };
          },
        },
      ],
      toDOM: pictureDom,
    },
    /** A link to another entry: `[[title]]` or `[[title|words]]`. */
    wiki: {
      attrs: { title: { validate: 'string' }, words: { default: '', validate: 'string' } },
      group: 'inline',
      inline: true,
      atom: true,
      parseDOM: [
        {
          tag: 'span[data-entry]',
          getAttrs: (dom) => {
            const title = dom.getAttribute('data-entry') ?? '';
            const words = dom.getAttribute('data-words') ?? '';
            return (
              isEntryTitle(title) && (words === '' || isEntryTitle(words, '|')) && { title, words }
            );
          },
        },
      ],
      toDOM: (node) => [
        'span',
        {
          class: 'entry-link',
          'data-entry': attributeOf(node, 'title'),
          'data-words': attributeOf(node, 'words'),
        },
        attributeOf(node, 'words') || attributeOf(node, 'title'),
      ],
      leafText: (node) => attributeOf(node, 'words') || attributeOf(node, 'title'),
    },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
  },
  // A later mark is inside of an earlier one. Code is last, because code has no markup inside.
  marks: {
    link: {
      attrs: { href: { validate: 'string' }, title: { default: '' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (dom) => {
            const href = dom.getAttribute('href') ?? '';
            return isSafeLink(href) && { href, title: dom.getAttribute('title') ?? '' };
          },
        },
      ],
      toDOM: (mark) => {
        const href = attributeOf(mark, 'href');
        return [
          'a',
          { class: 'text-link', rel: 'noreferrer', ...(isSafeLink(href) && { href }) },
          0,
        ];
      },
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps what is copied in `<b style="font-weight: normal">`.
        { tag: 'b', getAttrs: (dom) => dom.style.fontWeight !== 'normal' && null },
        { style: 'font-weight=bold' },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    strike: {
      parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }],
      toDOM: () => ['s', 0],
    },
    code: { code: true, parseDOM: [{ tag: 'code' }, { tag: 'kbd' }], toDOM: () => ['code', 0] },
  },
});

/** Blocks that the caret cannot leave if there is no line beside them. */
export const closedBlocks: ReadonlySet<NodeType> = new Set([
  schema.nodes.table,
  schema.nodes.rule,
  schema.nodes.raw,
  schema.nodes.code_block,
  schema.nodes.passage,
  schema.nodes.blockquote,
]);

/** Whether the text can stand between `[[` and `]]`. */
export function isEntryTitle(title: string, alsoAllowed = ''): boolean {
  const plain = alsoAllowed === '' ? title : title.replaceAll(alsoAllowed, '');
  return title.trim() === title && title !== '' && title.length <= 200 && !/[\][\n|]/.test(plain);
}

/** Nodes by their names, so that a wrong name is a type error. */
export const { nodes, marks } = schema;
