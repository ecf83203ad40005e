/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryVersionSummary } from './entryVersionSummary.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of versions.
 */
export interface EntryVersionPage {
  /** @maxItems 200 */
  items: EntryVersionSummary[];
  nextCursor: NextCursor;
}
