/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryTitle } from './entryTitle.ts';
import type { EntryType } from './entryType.ts';
import type { Id } from './id.ts';
import type { OptionalPicture } from './optionalPicture.ts';

/**
 * An entry that a search has found.
 */
export interface EntryHit {
  entryId: Id;
  type: EntryType;
  title: EntryTitle;
  cover: OptionalPicture;
  /**
     * The part of the text with the first word that was found; the beginning if only the title or a detail has it.
     * @maxLength 300
     */
  snippet: string;
}
