/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntrySummary } from './entrySummary.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of entries.
 */
export interface EntryPage {
  /** @maxItems 200 */
  items: EntrySummary[];
  nextCursor: NextCursor;
}
