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
import type { OptionalPicture } from './optionalPicture.ts';
import type { PersonName } from './personName.ts';
import type { Timestamp } from './timestamp.ts';
import type { Version } from './version.ts';

/**
 * A version of an entry.
 */
export interface EntryVersion {
  version: Version;
  type: EntryType;
  title: EntryTitle;
  text: EntryText;
  cover: OptionalPicture;
  tags: EntryTags;
  visibility: EntryVisibility;
  readerIds: EntryReaderIds;
  details: EntryDetails;
  /** Who wrote the version; null if the account does not exist any more. */
  changedBy: PersonName | null;
  changedAt: Timestamp;
  /** The author of a draft that this version put into the entry; null if there was none. */
  draftedBy: DraftAuthor;
}
