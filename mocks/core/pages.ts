import { ProblemError } from '#contract/problem.ts';
import { markOf } from './random.ts';

export type SortKey = readonly string[];

export interface PageRequest<Row> {
  /** Names the list with its order and filters: its cursors fit no other. */
  readonly list: string;
  readonly size: number;
  readonly cursor: string | undefined;
  /** Unique for each row. */
  readonly key: (row: Row) => SortKey;
  readonly compare: (a: SortKey, b: SortKey) => number;
}

export const ascending = (a: SortKey, b: SortKey): number => {
  for (const [index, text] of a.entries()) {
    const other = b[index] ?? '';
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
};

/** One page, which starts after the row that the cursor names, whether or not that row is still there. */
export function pageOf<Row>(rows: readonly Row[], request: PageRequest<Row>) {
  const { key, compare, list } = request;
  const sorted = rows.toSorted((a, b) => compare(key(a), key(b)));
  const after = request.cursor === undefined ? null : decodeCursor(list, request.cursor);
  const rest = after ? sorted.filter((row) => compare(key(row), after) > 0) : sorted;
  const items = rest.slice(0, request.size);
  const last = items.at(-1);
  const nextCursor =
    rest.length > items.length && last !== undefined ? encodeCursor(list, key(last)) : null;
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
      return key.map(String);
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
