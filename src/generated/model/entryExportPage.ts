/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ExportedEntry } from './exportedEntry.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of whole entries.
 */
export interface EntryExportPage {
  /** @maxItems 50 */
  items: ExportedEntry[];
  nextCursor: NextCursor;
}
