import { CursorError, decodeCursor, encodeCursor } from '#backend/db/cursor.ts';
import { keyset, type SortDirection } from '#backend/db/keyset.ts';
import type { listedEntries } from './read.ts';

const columnsOfSiblings = [
  { ref: 'entry.position', field: 'position', type: 'integer' },
  { ref: 'entry.id', field: 'id', type: 'text' },
] as const;

/**
 * The positions below different parents are not comparable: to make room for a hidden entry, a move shifts its
 * siblings, and must not change their order among other entries. So the parent comes first, also if the reader
 * may not read it, and the top of the tree before all parents.
 */
const columns = [
  { ref: 'entry.parent_id', field: 'parent_id', type: 'text', nullAs: '' },
  ...columnsOfSiblings,
] as const;

interface PositionRequest {
  /** The name of the list. The cursor of a list with another name is refused. */
  readonly list: string;
  /** Whether all entries have the same parent. Both orders are the same then, and only this one is an index. */
  readonly ofSiblings: boolean;
  readonly direction: SortDirection;
  readonly size: number;
  readonly cursor: string | undefined;
}

type Entries = ReturnType<typeof listedEntries>;

/** The values of `columns`. */
type KeysetValues = readonly [parentId: string, position: number, id: string];

/**
 * One page of entries sorted by their position. Hidden entries have positions, too, so a cursor with positions
 * would reveal gaps. Instead it contains the id of the last entry of the page, and the number of entries
 * that the reader has received so far. Throws CursorError.
 */
export async function positionPage(
  query: Entries,
  { list, ofSiblings, direction, size, cursor }: PositionRequest,
) {
  const name = `${list} by position ${direction}`;
  const progress = cursor === undefined ? undefined : progressOf(name, cursor);
  const sorted = (entries: Entries, after?: KeysetValues) =>
    ofSiblings
      ? keyset(entries, columnsOfSiblings, after?.slice(1), direction)
      : keyset(entries, columns, after, direction);
  const after = progress && (await positionAfter(sorted(query), progress, size));
  const found = await sorted(query, after)
    .limit(size + 1)
    .execute();
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  if (found.length <= size || !last) return { rows, nextCursor: null };
  const shown = (progress?.shown ?? 0) + rows.length;
  return { rows, nextCursor: encodeCursor(name, [last.id, shown]) };
}

interface ListProgress {
  readonly id: string;
  readonly shown: number;
}

function progressOf(list: string, cursor: string): ListProgress {
  const [id, shown] = decodeCursor(list, cursor, ['text', 'integer']);
  if (typeof id !== 'string' || typeof shown !== 'number' || shown < 1) throw new CursorError();
  return { id, shown };
}

/**
 * The position after which the list continues. The last entry is searched where it was, and up to one page before
 * and after. If it is not there because it was deleted, hidden or moved further away, the list continues after
 * the entry that is now before its old position.
 */
async function positionAfter(
  sorted: Entries,
  { id, shown }: ListProgress,
  size: number,
): Promise<KeysetValues | undefined> {
  const start = Math.max(0, shown - 1 - size);
  const near = await sorted
    .clearSelect()
    .select(['entry.parent_id', 'entry.position', 'entry.id'])
    .offset(start)
    .limit(2 * size + 1)
    .execute();
  const last = near.find((row) => row.id === id) ?? near.slice(0, shown - 1 - start).at(-1);
  return last && [last.parent_id ?? '', last.position, last.id];
}
