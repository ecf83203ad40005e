/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftAuthor } from './draftAuthor.ts';
import type { EntryAuthor } from './entryAuthor.ts';
import type { EntryDetails } from './entryDetails.ts';
import type { EntryLink } from './entryLink.ts';
import type { EntryMeta } from './entryMeta.ts';
import type { EntryReaderIds } from './entryReaderIds.ts';
import type { EntryTags } from './entryTags.ts';
import type { EntryText } from './entryText.ts';
import type { EntryTitle } from './entryTitle.ts';
import type { EntryType } from './entryType.ts';
import type { EntryVisibility } from './entryVisibility.ts';
import type { Id } from './id.ts';
import type { OptionalId } from './optionalId.ts';
import type { OptionalPicture } from './optionalPicture.ts';

/**
 * An entry as the user may read it, with what an archive needs. Players do not see `readerIds` of others, so the list is empty for them. `parentId` is null below an entry that the user may not read.
 */
export interface ExportedEntry {
  entryId: Id;
  type: EntryType;
  title: EntryTitle;
  cover: OptionalPicture;
  text: EntryText;
  tags: EntryTags;
  parentId: OptionalId | null;
  /**
     * The place among the entries of the same parent that the user may read, counted from 1.
     * @minimum 1
     * @maximum 10000
     */
  position: number;
  visibility: EntryVisibility;
  readerIds: EntryReaderIds;
  details: EntryDetails;
  /**
     * The pictures that the texts show.
     * @maxItems 400
     */
  pictureIds: Id[];
  /**
     * The links in the texts whose words are no longer the title of their target.
     * @maxItems 400
     */
  renamedLinks: EntryLink[];
  author: EntryAuthor;
  /** Whether the reader has created the entry; with `viewAs`, that member. */
  isMine: boolean;
  draftedBy: DraftAuthor;
  meta: EntryMeta;
}
