/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryImportResultEntriesItem } from './entryImportResultEntriesItem.ts';

/**
 * The entries of the request.
 */
export interface EntryImportResult {
  /**
     * How many of the entries this request has created; an earlier request has created the others.
     * @minimum 0
     * @maximum 25
     */
  created: number;
  /** @maxItems 25 */
  entries: EntryImportResultEntriesItem[];
}
