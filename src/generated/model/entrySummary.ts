/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryAuthor } from './entryAuthor.ts';
import type { EntryAuthorReads } from './entryAuthorReads.ts';
import type { EntryMeta } from './entryMeta.ts';
import type { EntrySummaryDetails } from './entrySummaryDetails.ts';
import type { EntryTags } from './entryTags.ts';
import type { EntryTitle } from './entryTitle.ts';
import type { EntryType } from './entryType.ts';
import type { EntryVisibility } from './entryVisibility.ts';
import type { Id } from './id.ts';
import type { OptionalEntrySummarySteps } from './optionalEntrySummarySteps.ts';
import type { OptionalId } from './optionalId.ts';
import type { OptionalPicture } from './optionalPicture.ts';
import type { Version } from './version.ts';

/**
 * The fields of an entry that lists contain. Longer ones, such as the text and the recap, are only in `Entry`.
 */
export interface EntrySummary {
  entryId: Id;
  type: EntryType;
  title: EntryTitle;
  cover: OptionalPicture;
  /**
     * The beginning of the text without marks.
     * @maxLength 300
     */
  excerpt: string;
  tags: EntryTags;
  parentId: OptionalId | null;
  /** Whether the reader may read at least one entry below this one. Deleted entries do not count. */
  hasChildren: boolean;
  visibility: EntryVisibility;
  details: EntrySummaryDetails;
  steps: OptionalEntrySummarySteps;
  author: EntryAuthor;
  authorReads: EntryAuthorReads;
  /** Whether the user may change the entry. */
  canEdit: boolean;
  version: Version;
  meta: EntryMeta;
}
