/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryReference } from './entryReference.ts';

/**
 * A link in the text and the entry to which it leads.
 */
export interface EntryLink {
  /**
     * The title as it is written in the text. The entry can have been renamed since.
     * @minLength 1
     * @maxLength 200
     */
  words: string;
  entry: EntryReference;
}
