import type { Token } from 'markdown-it';
import type { Block, Inline } from '../markdown.ts';
import { parser, passageOf, wikiLinkOf } from './parser.ts';
import { isOwnPicture } from './picture-address.ts';
import { wordsOf } from './plain-text.ts';

/** Deeper emphasis is shown as plain text, so that no text can exhaust the stack. */
const deepest = 20;

// Browsers read a backslash as a slash and leave out line breaks, so both are refused.
const ownPath = /^\/(?!\/)[!-[\]-~]*$/;
const outsideAddress = /^(?:https?:\/\/|mailto:)[!-~]+$/i;

/** Reads the text of an entry. Its links and pictures have only addresses that are safe to show. */
export function readEntryText(text: string): readonly Block[] {
  const tokens = parser.parse(text, {}).values();
  let passages = 0;

  /** Reads up to the end of the block that is open. The parser limits how deep blocks can be. */
  const readBlocks = (): Block[] => {
    const blocks: Block[] = [];
    for (let next = tokens.next(); !next.done && next.value.nesting >= 0; next = tokens.next()) {
      const block = readBlock(next.value);
      if (block !== null) blocks.push(block);
    }
    return blocks;
  };

  const readLine = (): Inline[] => {
    const parts: Inline[] = [];
    for (let next = tokens.next(); !next.done && next.value.nesting >= 0; next = tokens.next()) {
      parts.push(...inlineOf(next.value.children ?? []));
    }
    return parts;
  };

  const readItems = (): Block[][] => {
    const items: Block[][] = [];
    for (let next = tokens.next(); !next.done && next.value.nesting >= 0; next = tokens.next()) {
      items.push(readBlocks());
    }
    return items;
  };

  const readTable = (): Block => {
    const rows: Inline[][][] = [];
    for (let next = tokens.next(); !next.done; next = tokens.next()) {
      const { type } = next.value;
      if (type === 'table_close') break;
      if (type === 'tr_open') rows.push([]);
      if (type === 'th_open' || type === 'td_open') rows.at(-1)?.push(readLine());
    }
    const [head = [], ...others] = rows;
    return { type: 'table', head, rows: others };
  };

  const readBlock = (token: Token): Block | null => {
    switch (token.type) {
      case 'paragraph_open':
        return { type: 'paragraph', children: readLine() };
      case 'heading_open':
        return { type: 'heading', level: Number(token.tag.slice(1)), children: readLine() };
      case 'bullet_list_open':
        return { type: 'list', start: null, items: readItems() };
      case 'ordered_list_open':
        return { type: 'list', start: Number(token.attrGet('start') ?? 1), items: readItems() };
      case 'blockquote_open':
        return { type: 'quote', children: readBlocks() };
      case 'table_open':
        return readTable();
      case 'fence':
      case 'code_block':
        return { type: 'code', text: token.content.replace(/\n$/, '') };
      case 'hr':
        return { type: 'rule' };
      case 'passage_open': {
        const index = passages;
        passages += 1;
        const readers = passageOf(token)?.readers ?? [];
        return { type: 'passage', index, readers, children: readBlocks() };
      }
      default:
        return null;
    }
  };

  return readBlocks();
}

function inlineOf(tokens: readonly Token[]): Inline[] {
  const parts: Inline[] = [];
  /** The children of the parts that are open, the innermost last. */
  const open: Inline[][] = [];
  for (const token of tokens) {
    const around = open.at(-1) ?? parts;
    if (token.nesting === 1) {
      const children: Inline[] = [];
      const part = open.length < deepest ? nestingPart(token, children) : null;
      if (part !== null) around.push(part);
      open.push(part === null ? around : children);
    } else if (token.nesting === -1) {
      open.pop();
    } else if (token.type !== 'text' || token.content !== '') {
      around.push(partOf(token));
    }
  }
  return parts;
}

function nestingPart(token: Token, children: readonly Inline[]): Inline | null {
  if (token.type === 'em_open') return { type: 'emphasis', children };
  if (token.type === 'strong_open') return { type: 'strong', children };
  if (token.type === 's_open') return { type: 'strikethrough', children };
  const href = String(token.attrGet('href') ?? '');
  return ownPath.test(href) || outsideAddress.test(href) ? { type: 'link', href, children } : null;
}

function partOf(token: Token): Inline {
  const words = wordsOf([token]);
  if (token.type === 'hardbreak') return { type: 'break' };
  if (token.type === 'code_inline') return { type: 'code', text: words };
  const entryLink = wikiLinkOf(token);
  if (entryLink !== undefined) {
    const { title, words: shown } = entryLink;
    return { type: 'entryLink', title, words: shown };
  }
  const src = token.type === 'image' ? String(token.attrGet('src') ?? '') : '';
  return isOwnPicture(src) ? { type: 'image', src, alt: words } : { type: 'text', text: words };
}
