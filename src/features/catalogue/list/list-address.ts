import type { Kind } from '../kind.ts';
import { searchedText } from '#src/lib/searched-text.ts';
import type { ListQuery } from '../list-query.ts';

type AddressPart = 'category' | 'sort';

/** The query in the URL, and the parameters with unknown values. */
export interface ListAddress {
  query: ListQuery;
  unknown: readonly { part: AddressPart; value: string }[];
}

/** Reads the query from the URL. It reports unknown categories and orders, and does not use them. */
export function readAddress(kind: Kind, search: URLSearchParams): ListAddress {
  const category = search.get('category') || null;
  const sort = search.get('sort') || null;
  const knownCategory = kind.categories.some(({ value }) => value === category);
  const knownSort = sort !== null && kind.sorts.includes(sort);
  return {
    query: {
      category: knownCategory ? category : null,
      q: searchedText(search.get('q')),
      // Lists are sorted by name by default, so `sort=name` is read as null. The URLs with and
      // without `sort=name` share one cache entry.
      sort: knownSort && sort !== 'name' ? sort : null,
      reverse: search.get('reverse') === 'true',
    },
    unknown: [
      ...(category !== null && !knownCategory
        ? [{ part: 'category' as const, value: category }]
        : []),
      ...(sort !== null && !knownSort ? [{ part: 'sort' as const, value: sort }] : []),
    ],
  };
}

/** Returns the URL parameters with a changed query. Other parameters stay the same. */
export function writeAddress(search: URLSearchParams, change: Partial<ListQuery>): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string | null) => {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  };
  if (change.category !== undefined) set('category', change.category);
  if (change.q !== undefined) set('q', change.q);
  if (change.sort !== undefined) set('sort', change.sort);
  if (change.reverse !== undefined) set('reverse', change.reverse ? 'true' : null);
  return next;
}

/** The order after a click on a column's header: ascending, then descending, then by name. */
export function nextOrder(
  { sort, reverse }: Pick<ListQuery, 'sort' | 'reverse'>,
  clickedKey: string,
): Pick<ListQuery, 'sort' | 'reverse'> {
  const current = sort ?? 'name';
  const nextSort = clickedKey === 'name' ? null : clickedKey;
  if (current !== clickedKey) return { sort: nextSort, reverse: false };
  if (!reverse) return { sort: nextSort, reverse: true };
  return { sort: null, reverse: false };
}
