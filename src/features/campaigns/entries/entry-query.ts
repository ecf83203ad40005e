import type { EntryListParams } from '#src/generated/model/operations/index.ts';
import { longestTag } from '#src/lib/contract-limits.ts';
import { searchedText } from '#src/lib/searched-text.ts';
import type { EntryType } from '#src/generated/model/index.ts';
import { isEntryType } from './entry-labels.ts';

/** The order of a list: by title, the last change first, or the newest session first. */
export const entryOrders = ['changed', 'title', 'date'] as const;
export type EntryOrder = (typeof entryOrders)[number];

/** What the list shows, as in the URL of its page. */
export interface EntryQuery {
  readonly type: EntryType | null;
  readonly tag: string | null;
  /** The words of a search; empty without one. */
  readonly words: string;
  readonly order: EntryOrder;
  /** Whether deleted entries are shown instead of the others. */
  readonly deleted: boolean;
  /** Whether the entries are shown as a tree, without filters. */
  readonly tree: boolean;
  /** The id of the member as whom a game master sees the list; null in the own view. */
  readonly viewer: string | null;
}

/** Sessions have a date, so they are sorted by it unless the user chooses another order. */
const usualOrder = (type: EntryType | null): EntryOrder =>
  type === 'session' ? 'date' : 'changed';

export function readEntryQuery(search: URLSearchParams): EntryQuery {
  const given = search.get('type');
  const type = isEntryType(given) ? given : null;
  const tag = searchedText(search.get('tag')).slice(0, longestTag);
  const order = entryOrders.find((one) => one === search.get('sort')) ?? usualOrder(type);
  return {
    type,
    tag: tag === '' ? null : tag,
    words: searchedText(search.get('q')),
    order,
    deleted: search.has('deleted'),
    tree: search.get('view') === 'tree',
    viewer: search.get('as'),
  };
}

/** The URL parameters after a change. Default values are left out. */
export function withEntryQuery(
  current: URLSearchParams,
  change: Partial<EntryQuery>,
): URLSearchParams {
  const { type, tag, words, order, deleted, tree, viewer } = {
    ...readEntryQuery(current),
    ...change,
  };
  const next = new URLSearchParams();
  if (type !== null) next.set('type', type);
  if (tag !== null) next.set('tag', tag);
  if (words !== '') next.set('q', words);
  // The default order depends on the type.
  const sort = change.type === undefined ? order : usualOrder(type);
  if (sort !== usualOrder(type)) next.set('sort', sort);
  if (deleted) next.set('deleted', '');
  if (tree) next.set('view', 'tree');
  if (viewer !== null) next.set('as', viewer);
  return next;
}

const orders = {
  changed: { sort: 'updated_at', reverse: true },
  title: { sort: 'title', reverse: false },
  date: { sort: 'date', reverse: true },
} as const satisfies Record<EntryOrder, EntryListParams>;

export const listParamsOf = ({ type, tag, order, deleted }: EntryQuery): EntryListParams => ({
  pageSize: 30,
  ...(type !== null && { type }),
  ...(tag !== null && { tag }),
  ...(deleted && { deleted }),
  ...orders[order],
});

/** The sessions, with the newest or the oldest date first. Sessions without a date count as the oldest. */
export const sessionParams = (end: 'newest' | 'oldest'): EntryListParams => ({
  type: 'session',
  sort: 'date',
  reverse: end === 'newest',
  pageSize: 200,
});

/** The entries directly below an entry, or for null those at the top of the tree, in the order of the tree. */
export const belowParams = (parentId: string | null): EntryListParams => ({
  parentId: parentId ?? 'none',
  sort: 'position',
  pageSize: 200,
});
