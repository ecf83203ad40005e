import type { CampaignMeta, SortByMeta } from '#src/generated/model/index.ts';
import type { SortDirection } from './db/keyset.ts';

export type MetaOrder =
  | 'name'
  | 'created_at'
  | 'updated_at'
  | 'accessed_oldest_first'
  | 'accessed_newest_first';

/**
 * The column that a list is sorted by, and the direction. Items that were never opened are last in
 * both directions, so each direction has a separate column for the time of opening.
 */
export function metaOrder(request: { sortByMeta?: SortByMeta; reverse: boolean }): {
  readonly order: MetaOrder;
  readonly direction: SortDirection;
} {
  const { sortByMeta, reverse } = request;
  const direction = reverse ? 'desc' : 'asc';
  if (sortByMeta === undefined) return { order: 'name', direction };
  if (sortByMeta !== 'last_accessed_at') return { order: sortByMeta, direction };
  return { order: reverse ? 'accessed_newest_first' : 'accessed_oldest_first', direction };
}

/**
 * A request records the time of opening only if the recorded time is at least this old, or if another
 * item has been opened since, because lists are sorted by this time.
 */
const accessPrecision = 60_000;

export const isAccessDue = (lastAccessedAt: number | null, now: number): boolean =>
  lastAccessedAt === null || now - lastAccessedAt >= accessPrecision;

interface MetaTimes {
  readonly created_at: number;
  readonly updated_at: number;
  readonly last_accessed_at: number | null;
}

export function metaOf(times: MetaTimes): CampaignMeta {
  const opened = times.last_accessed_at;
  return {
    created_at: new Date(times.created_at).toISOString(),
    updated_at: new Date(times.updated_at).toISOString(),
    last_accessed_at: opened === null ? null : new Date(opened).toISOString(),
  };
}
