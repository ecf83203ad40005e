/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftAuthor } from './draftAuthor.ts';
import type { EntryDetails } from './entryDetails.ts';
import type { EntryReaderIds } from './entryReaderIds.ts';
import type { EntryTags } from './entryTags.ts';
import type { EntryText } from './entryText.ts';
import type { EntryTitle } from './entryTitle.ts';
import type { EntryType } from './entryType.ts';
import type { EntryVisibility } from './entryVisibility.ts';
import type { ImportKey } from './importKey.ts';
import type { OptionalId } from './optionalId.ts';

/**
 * An entry of an import.
 */
export interface ImportedEntry {
  key: ImportKey;
  parentKey?: ImportKey;
  type: EntryType;
  title: EntryTitle;
  text?: EntryText;
  /** The id of the cover, a picture of this campaign that the user may read; null for none. */
  coverPictureId?: OptionalId | null;
  tags?: EntryTags;
  visibility?: EntryVisibility;
  readerIds?: EntryReaderIds;
  details?: EntryDetails;
  /** Who wrote the draft that was put into the text, as the archive says. */
  draftedBy?: DraftAuthor;
}
