/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { ImportKey } from './importKey.ts';

/**
 * An entry that exists now.
 */
export type EntryImportResultEntriesItem = {
  key: ImportKey;
  entryId: Id;
};
