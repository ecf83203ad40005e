/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftAuthor } from './draftAuthor.ts';
import type { EntryTitle } from './entryTitle.ts';
import type { EntryVersionField } from './entryVersionField.ts';
import type { PersonName } from './personName.ts';
import type { Timestamp } from './timestamp.ts';
import type { Version } from './version.ts';

/**
 * A version of an entry without its content.
 */
export interface EntryVersionSummary {
  version: Version;
  title: EntryTitle;
  /** Who wrote the version; null if the account does not exist any more. */
  changedBy: PersonName | null;
  changedAt: Timestamp;
  /**
     * What is different from the version before; empty for the first version that is kept.
     * @maxItems 8
     */
  changed: EntryVersionField[];
  /** The author of a draft that this version put into the entry; null if there was none. */
  draftedBy: DraftAuthor;
}
