import { diffArrays } from 'diff';
import { blockTokens } from '../entry-text/parser.ts';

interface Versions {
  /** The text before both changes. */
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

interface Merged {
  /** The merged text. If both sides have changed a block, it has both: theirs, then mine. */
  readonly text: string;
  /** Whether no block was changed by both sides. */
  readonly isClean: boolean;
}

/**
 * The library stops after this many changed blocks. Without a limit, texts without common blocks
 * would take too long.
 */
const maxChangedBlocks = 300;

/**
 * Merges two changes of a text block by block. A block is a paragraph, a heading, a whole list or a whole
 * passage. So a text that one side has written in a passage stays in it, even if the other side has
 * removed the marks of the passage.
 * @returns null if the texts have too little in common
 */
export function mergeTexts({ base, mine, theirs }: Versions): Merged | null {
  const blocks = blocksOf(base);
  const changes = [changesOf(blocks, blocksOf(mine)), changesOf(blocks, blocksOf(theirs))];
  const [myChanges, theirChanges] = changes;
  if (!myChanges || !theirChanges) return null;
  const merged: string[] = [];
  let isClean = true;
  let at = 0;
  for (const region of regionsOf([...myChanges, ...theirChanges])) {
    merged.push(...blocks.slice(at, region.start));
    at = region.end;
    const my = withChanges(blocks, myChanges, region);
    const their = withChanges(blocks, theirChanges, region);
    if (my === null) merged.push(...(their ?? []));
    else if (their === null || areSame(my, their)) merged.push(...my);
    else {
      isClean = false;
      merged.push(...their, ...my);
    }
  }
  merged.push(...blocks.slice(at));
  const text = joined(merged);
  // Two neighbouring blocks, such as two lists, can become one. Then the user must check the result.
  return { text, isClean: isClean && areSame(blocksOf(text), merged) };
}

/** The blocks of a text, each with the empty lines after it. */
function blocksOf(text: string): string[] {
  const normal = text.replaceAll(/\r\n?/g, '\n');
  const lines = normal.split(/(?<=\n)/);
  const starts = blockTokens(normal).flatMap(({ level, nesting, map }) =>
    level === 0 && nesting >= 0 && map !== null ? [map[0]] : [],
  );
  // Lines before the first token, such as the definition of a link, belong to the first block.
  const [, ...rest] = starts;
  const bounds = [0, ...rest, lines.length];
  return bounds
    .slice(1)
    .map((end, index) => lines.slice(bounds[index], end).join(''))
    .filter((block) => block.trim() !== '');
}

/** Empty lines after a block make no difference. */
const isSame = (one: string, other: string): boolean => one.trimEnd() === other.trimEnd();

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((block, index) => isSame(block, others[index] ?? ''));

/** The blocks of the base from `start` to before `end`, and the blocks that replace them. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly blocks: readonly string[];
}

function changesOf(base: readonly string[], after: readonly string[]): Change[] | null {
  const options = { comparator: isSame, maxEditLength: maxChangedBlocks };
  const found = diffArrays([...base], [...after], options);
  if (found === undefined) return null;
  const changes: Change[] = [];
  let at = 0;
  for (const { added, removed, value } of found) {
    const last = changes.at(-1);
    const isContinued = last?.end === at;
    if (removed) {
      const before = isContinued ? changes.pop() : undefined;
      changes.push({
        start: before?.start ?? at,
        end: at + value.length,
        blocks: before?.blocks ?? [],
      });
    } else if (added) {
      const before = isContinued ? changes.pop() : undefined;
      const blocks = [...(before?.blocks ?? []), ...value];
      changes.push({ start: before?.start ?? at, end: at, blocks });
    }
    if (!added) at += value.length;
  }
  return changes;
}

type Region = Pick<Change, 'start' | 'end'>;

/** Two insertions at the same position overlap, too. */
const overlap = (one: Region, other: Region): boolean =>
  (one.start < other.end && other.start < one.end) ||
  (one.start === other.start && one.end === other.end);

/** The parts of the base that were changed. Changes that overlap are in one region. */
function regionsOf(changes: readonly Change[]): Region[] {
  const regions: Region[] = [];
  for (const { start, end } of changes.toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  )) {
    const last = regions.at(-1);
    if (last !== undefined && overlap(last, { start, end })) {
      regions[regions.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else regions.push({ start, end });
  }
  return regions;
}

/** The blocks of one side in a region; null if this side has changed nothing there. */
function withChanges(
  base: readonly string[],
  changes: readonly Change[],
  region: Region,
): string[] | null {
  const own = changes.filter((change) => overlap(change, region));
  if (own.length === 0) return null;
  const blocks: string[] = [];
  let at = region.start;
  for (const change of own) {
    blocks.push(...base.slice(at, change.start), ...change.blocks);
    at = change.end;
  }
  return [...blocks, ...base.slice(at, region.end)];
}

/** The text with these blocks. Between two blocks there is an empty line. */
const joined = (blocks: readonly string[]): string =>
  blocks
    .map((block, index) => {
      if (index === blocks.length - 1 || /\n[ \t]*\n$/.test(block)) return block;
      return `${block.trimEnd()}\n\n`;
    })
    .join('');
