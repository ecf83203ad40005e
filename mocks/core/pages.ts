import { ProblemError } from '#contract/problem.ts';
import { markOf } from './random.ts';

export type SortKey = readonly (string | number)[];

export interface PageRequest<Row> {
  /** Names the list with its order and filters: its cursors fit no other. */
  readonly list: string;
  readonly size: number;
  readonly cursor: string | undefined;
  /** Unique for each row. */
  readonly key: (row: Row) => SortKey;
  readonly compare: (a: SortKey, b: SortKey) => number;
  /** Which rows the list holds; all of them unless it says. */
  readonly holds?: (row: Row) => boolean;
}

export const ascending = (a: SortKey, b: SortKey): number => {
  for (const [index, part] of a.entries()) {
    const other = b[index] ?? '';
    if (part !== other) return part < other ? -1 : 1;
  }
  return 0;
};

/** How many rows from the beginning come up to this key, or are the one that has it. */
function countUpTo<Row>(sorted: readonly Row[], request: PageRequest<Row>, after: SortKey): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = sorted[middle];
    if (row !== undefined && request.compare(request.key(row), after) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * One page of rows that stand in the order of `compare`. It starts after the row that the cursor
 * names, whether or not that row is still there.
 */
export function pageOf<Row>(sorted: readonly Row[], request: PageRequest<Row>) {
  const { key, list, size, cursor, holds = () => true } = request;
  const start = cursor === undefined ? 0 : countUpTo(sorted, request, decodeCursor(list, cursor));
  const items: Row[] = [];
  let isMore = false;
  for (let index = start; index < sorted.length && !isMore; index += 1) {
    const row = sorted[index];
    if (row === undefined || !holds(row)) continue;
    if (items.length < size) items.push(row);
    else isMore = true;
  }
  const last = items.at(-1);
  const nextCursor = isMore && last !== undefined ? encodeCursor(list, key(last)) : null;
  return { items, nextCursor };
}

function encodeCursor(list: string, key: SortKey): string {
  const payload = JSON.stringify(key);
  const bytes = new TextEncoder().encode(markOf(list + payload).slice(0, 8) + payload);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function decodeCursor(list: string, cursor: string): SortKey {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
    );
    const payload = text.slice(8);
    const key: unknown = JSON.parse(payload);
    if (text.slice(0, 8) === markOf(list + payload).slice(0, 8) && Array.isArray(key)) {
      return key.map((part: unknown) => (typeof part === 'number' ? part : String(part)));
    }
  } catch {
    // Text that is no cursor at all is refused like one of another list.
  }
  throw new ProblemError(
    'invalid_cursor',
    'This cursor does not belong to the list. Start again from its first page.',
    { fields: [{ path: 'query/nextCursor', message: 'Leave it out for the first page.' }] },
  );
}
