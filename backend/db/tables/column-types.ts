import type { GeneratedAlways } from 'kysely';

export type Flag = 0 | 1;

/**
 * A keyset needs values that are never null, and rows that were never opened are last in both
 * directions. So each direction has a computed column.
 */
export interface AccessColumns {
  last_accessed_at: number | null;
  accessed_newest_first: GeneratedAlways<number>;
  accessed_oldest_first: GeneratedAlways<number>;
}
