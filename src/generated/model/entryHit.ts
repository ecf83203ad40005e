/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryAuthor } from './entryAuthor.ts';
import type { EntryAuthorReads } from './entryAuthorReads.ts';
import type { EntryTitle } from './entryTitle.ts';
import type { EntryType } from './entryType.ts';
import type { EntryVisibility } from './entryVisibility.ts';
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
  visibility: EntryVisibility;
  author: EntryAuthor;
  authorReads: EntryAuthorReads;
  /** Whether the user may change the entry. */
  canEdit: boolean;
  /**
     * The part of the text with the first word that was found; the beginning if only the title or a detail has it.
     * @maxLength 300
     */
  snippet: string;
}
