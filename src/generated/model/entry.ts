/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftAuthor } from './draftAuthor.ts';
import type { EntryAuthor } from './entryAuthor.ts';
import type { EntryAuthorReads } from './entryAuthorReads.ts';
import type { EntryDetails } from './entryDetails.ts';
import type { EntryLink } from './entryLink.ts';
import type { EntryMeta } from './entryMeta.ts';
import type { EntryReaderIds } from './entryReaderIds.ts';
import type { EntryReference } from './entryReference.ts';
import type { EntryTags } from './entryTags.ts';
import type { EntryText } from './entryText.ts';
import type { EntryTitle } from './entryTitle.ts';
import type { EntryType } from './entryType.ts';
import type { EntryVisibility } from './entryVisibility.ts';
import type { Id } from './id.ts';
import type { OptionalId } from './optionalId.ts';
import type { OptionalPicture } from './optionalPicture.ts';
import type { Version } from './version.ts';

/**
 * An entry as the user may read it. Players do not see `readerIds` of others, so the list is empty for them.
 */
export interface Entry {
  entryId: Id;
  type: EntryType;
  title: EntryTitle;
  cover: OptionalPicture;
  text: EntryText;
  tags: EntryTags;
  parentId: OptionalId | null;
  /**
     * The entries above this one, the topmost first.
     * @maxItems 20
     */
  ancestors: EntryReference[];
  visibility: EntryVisibility;
  readerIds: EntryReaderIds;
  details: EntryDetails;
  /**
     * The links of the text and the recap that lead to entries.
     * @maxItems 200
     */
  links: EntryLink[];
  /**
     * The entries that link to this one, sorted by title.
     * @maxItems 200
     */
  backlinks: EntryReference[];
  author: EntryAuthor;
  authorReads: EntryAuthorReads;
  draftedBy: DraftAuthor;
  /** Whether the user may change the entry. */
  canEdit: boolean;
  /** Whether the signed-in user has marked the entry. */
  isFavourite: boolean;
  version: Version;
  meta: EntryMeta;
}
