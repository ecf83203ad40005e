/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ImportedEntry } from './importedEntry.ts';
import type { ImportId } from './importId.ts';

/**
 * Entries to create.
 */
export interface EntryImportRequest {
  importId: ImportId;
  /**
     * @minItems 1
     * @maxItems 25
     */
  entries: ImportedEntry[];
}
