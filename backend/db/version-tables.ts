import type { EntryVisibility } from '#src/generated/model/index.ts';

/** The content of an entry after a change. The newest version has the present content. */
export interface EntryVersionTable {
  entry_id: string;
  /** The version of the entry at the last change that belongs to this version. */
  version: number;
  /** Who has changed the entry; null if the account is deleted or not known. */
  changed_by: string | null;
  changed_at: number;
  /** Until then, changes by the same person belong to this version. */
  open_until: number;
  /** JSON: the fields of the contract in which the version differs from the one before. */
  changed: string;
  type: string;
  title: string;
  /** JSON: a list of texts. */
  tags: string;
  visibility: EntryVisibility;
  /** JSON: a sorted list of ids. */
  reader_ids: string;
  cover_picture_id: string | null;
  /** JSON of the schema EntryDetails. */
  details: string;
  text: string;
}

/**
 * The last change of an entry as one member sees it: the player who has written it, and a member who has or
 * had an own view of it, or got the right to read it. For others it is in `entry`.
 */
export interface EntryShownTable {
  entry_id: string;
  user_id: string;
  campaign_id: string;
  /** The number of changes that the member has seen, as the version of the entry for this member. */
  version: number;
  at: number;
}

/** A picture that a version of an entry has shown, in its texts or as its cover. */
export interface EntryVersionPictureTable {
  entry_id: string;
  version: number;
  picture_id: string;
}
