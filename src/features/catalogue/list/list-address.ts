import type { Kind } from '../kind.ts';
import type { ListQuery } from '../list-query.ts';

type AddressPart = 'category' | 'sort';

/** The query of the address, and its unknown parts. */
export interface ListAddress {
  query: ListQuery;
  unknown: readonly { part: AddressPart; value: string }[];
}

/** The contract's limit for a search. */
export const longestSearch = 120;

/** An unknown category or order is reported and not sent; the list is shown without it. */
export function readAddress(kind: Kind, search: URLSearchParams): ListAddress {
  const category = search.get('category') || null;
  const sort = search.get('sort') || null;
  const knownCategory = kind.categories.some(({ value }) => value === category);
  const knownSort = sort !== null && kind.sorts.includes(sort);
  return {
    query: {
      category: knownCategory ? category : null,
      q: (search.get('q') ?? '').trim().slice(0, longestSearch),
      // Lists are sorted by name anyway: one order has one address and one cache entry.
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

/** The address with another query; its other parts stay. */
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

/** A click on a column's header: ascending, descending, then by name again. */
export function nextOrder(
  { sort, reverse }: Pick<ListQuery, 'sort' | 'reverse'>,
  pressed: string,
): Pick<ListQuery, 'sort' | 'reverse'> {
  const current = sort ?? 'name';
  const wanted = pressed === 'name' ? null : pressed;
  if (current !== pressed) return { sort: wanted, reverse: false };
  if (!reverse) return { sort: wanted, reverse: true };
  return { sort: null, reverse: false };
}
