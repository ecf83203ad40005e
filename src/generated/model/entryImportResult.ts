/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryImportResultEntriesItem } from './entryImportResultEntriesItem.ts';

/**
 * The entries of the request.
 */
export interface EntryImportResult {
  /** @maxItems 25 */
  entries: EntryImportResultEntriesItem[];
}
