import { CursorError, decodeCursor, encodeCursor } from '#backend/db/cursor.ts';
import { keyset, type SortDirection } from '#backend/db/keyset.ts';
import type { listedEntries } from './read.ts';

const columns = [
  { ref: 'entry.position', field: 'position', type: 'integer' },
  { ref: 'entry.id', field: 'id', type: 'text' },
] as const;

interface PositionRequest {
  /** The name of the list. The cursor of a list with another name is refused. */
  readonly list: string;
  readonly direction: SortDirection;
  readonly size: number;
  readonly cursor: string | undefined;
}

type Entries = ReturnType<typeof listedEntries>;

/**
 * One page of entries sorted by their position. Hidden entries have positions, too, so a cursor with positions
 * would reveal gaps. Instead it contains the id of the last entry of the page, and the number of entries
 * that the reader has received so far. Throws CursorError.
 */
export async function positionPage(
  query: Entries,
  { list, direction, size, cursor }: PositionRequest,
) {
  const name = `${list} by position ${direction}`;
  const progress = cursor === undefined ? undefined : progressOf(name, cursor);
  const after = progress && (await positionAfter(query, progress, direction, size));
  const found = await keyset(query, columns, after, direction)
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
 * The position and the id after which the list continues. The last entry is searched where it was, and up to
 * one page before and after. If it is not there because it was deleted, hidden or moved further away, the list
 * continues after the entry that is now before its old place.
 */
async function positionAfter(
  query: Entries,
  { id, shown }: ListProgress,
  direction: SortDirection,
  size: number,
): Promise<[number, string] | undefined> {
  const start = Math.max(0, shown - 1 - size);
  const places = query.clearSelect().select(['entry.position', 'entry.id']);
  const near = await keyset(places, columns, undefined, direction)
    .offset(start)
    .limit(2 * size + 1)
    .execute();
  const last = near.find((row) => row.id === id) ?? near.slice(0, shown - 1 - start).at(-1);
  return last && [last.position, last.id];
}
