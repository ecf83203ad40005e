import type { SortByMeta } from '#src/generated/model/index.ts';
import { ascending, pageOf, type SortKey } from './pages.ts';

export interface TimedParams {
  readonly pageSize: number;
  readonly sortByMeta?: SortByMeta;
  readonly reverse: boolean;
  readonly nextCursor?: string;
}

export interface Timed {
  readonly id: string;
  /** The order when no time is asked for. */
  readonly name: string;
  readonly times: Readonly<Record<SortByMeta, string | null>>;
}

/** A page in the order of a time; what lacks that time comes last in either direction. */
export function pageByTime<Row>(
  name: string,
  rows: readonly Row[],
  params: TimedParams,
  timed: (row: Row) => Timed,
) {
  const { pageSize, sortByMeta, reverse, nextCursor } = params;
  const key = (row: Row): SortKey => {
    const { id, name: rowName, times } = timed(row);
    const value = sortByMeta === undefined ? rowName : times[sortByMeta];
    return [value === null ? 'last' : 'first', value ?? '', id];
  };
  const compare = (a: SortKey, b: SortKey) => {
    const [rank = ''] = a;
    if (rank !== b[0]) return rank === 'last' ? 1 : -1;
    return reverse ? ascending(b, a) : ascending(a, b);
  };
  const list = `${name}/${sortByMeta ?? ''}/${reverse}`;
  const sorted = rows
    .map((row) => ({ row, at: key(row) }))
    .toSorted((a, b) => compare(a.at, b.at))
    .map(({ row }) => row);
  return pageOf(sorted, { list, size: pageSize, cursor: nextCursor, key, compare });
}
