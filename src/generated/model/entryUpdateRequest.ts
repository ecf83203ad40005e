/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryDetails } from './entryDetails.ts';
import type { EntryReaderIds } from './entryReaderIds.ts';
import type { EntryTags } from './entryTags.ts';
import type { EntryText } from './entryText.ts';
import type { EntryTitle } from './entryTitle.ts';
import type { EntryType } from './entryType.ts';
import type { EntryVisibility } from './entryVisibility.ts';
import type { Id } from './id.ts';
import type { OptionalId } from './optionalId.ts';

/**
 * The fields to change.
 */
export interface EntryUpdateRequest {
  type?: EntryType;
  title?: EntryTitle;
  text?: EntryText;
  /** The id of the cover, a picture of this campaign that the user may read; null for none. */
  coverPictureId?: OptionalId | null;
  tags?: EntryTags;
  visibility?: EntryVisibility;
  readerIds?: EntryReaderIds;
  details?: EntryDetails;
  draftGenerationId?: Id;
}
