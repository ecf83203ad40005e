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
  /**
     * How many of the entries this request has created. The others are from an earlier request.
     * @minimum 0
     * @maximum 25
     */
  created: number;
}
