import type { Node } from 'prosemirror-model';
import { type Source, sourceOf } from './from-markdown.ts';
import { writeBlocks } from './markdown-writer.ts';
import { attributeOf, nodes } from './schema.ts';
import { isBlankBlock } from './to-mdast.ts';

interface Block {
  readonly node: Node;
  /** Undefined if the block has to be written. */
  source: Source | undefined;
}

const isList = ({ node }: Block): boolean =>
  node.type === nodes.bullet_list || node.type === nodes.ordered_list;

const isEditedList = (block: Block): boolean => block.source === undefined && isList(block);

/** Whether the second block followed the first one in the text they came from. */
const areNeighbours = (one: Block, other: Block): boolean =>
  one.source !== undefined &&
  one.source.origin === other.source?.origin &&
  one.source.index + 1 === other.source.index;

/** The text of an edited document. Blocks that were not edited are written as they were read. */
export function toMarkdown(doc: Node): string {
  const [only] = doc.children;
  const lone = only && doc.childCount === 1 ? sourceOf(only) : undefined;
  if (lone?.text === '') return lone.origin.head;
  const blocks = doc.children.flatMap<Block>((node) => {
    const source = sourceOf(node);
    return source?.text === '' || (source === undefined && isBlankBlock(node))
      ? []
      : [{ node, source }];
  });
  const tail = tailOf(blocks);
  writeWhereTargetsChanged(blocks);
  while (writeWhereNeighboursChanged(blocks));
  return textOf(blocks) + tail;
}

/** The end of the text, so that a text that ended with a line break still does. */
function tailOf(blocks: readonly Block[]): string {
  const last = blocks.findLast(({ source }) => source !== undefined)?.source;
  return last === undefined ? '' : last.origin.tail;
}

/**
 * `[a][b]` refers to a line `[b]: target` of another block. When such a line was edited or removed,
 * the blocks that may refer to it are written again, with the target in their own text.
 */
function writeWhereTargetsChanged(blocks: readonly Block[]): void {
  for (const block of blocks) {
    const { source } = block;
    if (source === undefined || block.node.type === nodes.raw) continue;
    const defining = blocks.filter(
      (other) => other.source?.origin === source.origin && other.source.defines,
    );
    if (defining.length !== source.origin.defining && source.text.includes('[')) {
      block.source = undefined;
    }
  }
}

/**
 * A block can change its meaning beside another one: two lists become one, an indented block becomes a part of
 * the list before it, and code without an end contains everything after it. Such blocks are written again.
 * Returns true if there was one, because then its other neighbour has to be checked, too.
 */
function writeWhereNeighboursChanged(blocks: readonly Block[]): boolean {
  let changed = false;
  const forget = (block: Block) => {
    if (block.source === undefined || block.node.type === nodes.raw) return;
    block.source = undefined;
    changed = true;
  };
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (before === undefined || areNeighbours(before, block)) continue;
    if (isList(before) && isList(block)) [before, block].forEach(forget);
    if (/^[ \t]/.test(block.source?.text ?? '')) forget(block);
    const { source, node } = before;
    const wasLast = source !== undefined && source.index + 1 === source.origin.blocks;
    if (wasLast && (node.type === nodes.code_block || node.type === nodes.passage)) {
      forget(before);
    }
  }
  return changed;
}

const written = new WeakMap<Node, string>();

/** Writes blocks. The cache saves writing an edited block again after each change of another block. */
function writeRun(run: readonly Node[]): string {
  const [only] = run;
  if (only === undefined || run.length > 1) return writeBlocks(run);
  if (only.type === nodes.raw) return attributeOf(only, 'text');
  const text = written.get(only) ?? writeBlocks(run);
  written.set(only, text);
  return text;
}

function textOf(blocks: readonly Block[]): string {
  let text = '';
  for (let index = 0; index < blocks.length;) {
    const block = blocks[index];
    if (block === undefined) break;
    // Lists beside each other are written together, because they need different markers.
    const end = blocks.findIndex((other, at) => at > index && !isEditedList(other));
    const next = isEditedList(block) ? (end === -1 ? blocks.length : end) : index + 1;
    const own = blocks.slice(index, next);
    const follower = blocks[next];
    if (index === 0 && block.source?.index === 0) text += block.source.origin.head;
    text += block.source?.text ?? writeRun(own.map(({ node }) => node));
    if (follower !== undefined) {
      text += areNeighbours(block, follower) ? (block.source?.gap ?? '') : '\n\n';
    }
    index = next;
  }
  return text;
}
