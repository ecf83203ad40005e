import type { Generated } from 'kysely';
import type { EntryVisibility } from '#src/generated/model/index.ts';
import type { Flag } from './column-types.ts';

/** An entry of a campaign. `text`, `excerpt` and the recap in `details` contain all passages. */
export interface EntryTable {
  id: string;
  campaign_id: string;
  type: string;
  title: string;
  title_fold: string;
  /** The words of the title in their order, each in the form of the search index. */
  title_words: Generated<string>;
  text: string;
  /** The beginning of the text without marks. */
  excerpt: string;
  /** JSON: a list of texts. */
  tags: string;
  /** JSON of the schema EntryDetails. */
  details: string;
  /** JSON of the schema EntrySummaryDetails: what lists show of the details. */
  summary_details: Generated<string>;
  /** JSON of the schema EntrySummarySteps; null without steps. */
  summary_steps: Generated<string | null>;
  /** The date in `details`, as YYYY-MM-DD; empty if there is none. */
  date: string;
  /** The number in `details` of a session; null without one. */
  number: Generated<number | null>;
  /** 2 for an ongoing quest, 1 for another open quest, 0 for every other entry. */
  quest_order: Generated<number>;
  cover_picture_id: Generated<string | null>;
  /** Who wrote the draft that is in the text or the recap; null if people wrote both. */
  drafted_by: Generated<string | null>;
  parent_id: string | null;
  /** The order among the entries of the same parent. */
  position: number;
  /** The deleted entry that was its parent, if it was not moved since. */
  lost_parent_id: Generated<string | null>;
  /** 1 if a person has moved the entry. */
  is_moved: Generated<0 | 1>;
  visibility: EntryVisibility;
  created_by: string | null;
  /** The author if the entry was created by a player, who always reads the whole entry. */
  player_id: string | null;
  /** The size of the entry with its views, versions, links and words for the search, which the quota of the campaign's owner counts. */
  bytes: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  /** Who has deleted the entry; null if it is not deleted, or the account does not exist any more. */
  deleted_by: Generated<string | null>;
  /** The import that has created the entry; null after an undo. `import_key` is its key in it. */
  import_id: Generated<string | null>;
  import_key: Generated<string | null>;
  version: Generated<number>;
  /** The version and the time of the last change that members see who have no row in `entry_shown`. */
  shown_version: Generated<number>;
  shown_at: Generated<number>;
}

/** The members who may read an entry with the visibility `chosen`. */
export interface EntryReaderTable {
  entry_id: string;
  user_id: string;
}

export interface EntryTagTable {
  entry_id: string;
  tag_fold: string;
}

/** The texts of an entry as members who are not game masters read them, cut when it is saved. */
export interface EntryViewTable {
  entry_id: string;
  /** The id of a member whom a passage names, or `everyone` for all other members. */
  audience: string;
  text: string;
  recap: string;
  excerpt: string;
  /** Who wrote the draft that is in this view; null if people wrote all of it. */
  drafted_by: Generated<string | null>;
}

/** A row of the search index; `search-index.ts` writes and reads its words. */
export interface EntrySearchTable {
  id: Generated<number>;
  entry_id: string;
  /** The audience of a text, or `title` for the words of the title alone. */
  audience: string;
  /** The size of the words. */
  bytes: Generated<number>;
}

/** A link in the texts that an audience reads. The audience of the whole texts is `gm`. */
export interface EntryLinkTable {
  entry_id: string;
  audience: string;
  title_fold: string;
  /** The title as it is written in the text. */
  words: string;
  /** The number of the link in the text. */
  place: number;
  campaign_id: string;
  /** When the text first had the link. An entry that has changed its title since can be the target. */
  since: number;
}

/** A title that an entry has or had. */
export interface EntryTitleTable {
  entry_id: string;
  campaign_id: string;
  title_fold: string;
  /** When the entry first had the title. */
  since: number;
  /** When the entry last had the title; later than any time while it has the title. */
  until: number;
  /** 1 if the entry was not for everyone when it lost the title. */
  was_hidden: Generated<Flag>;
}

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
  /** Who wrote a draft that this version has put into the entry; null if there was none. */
  drafted_by: Generated<string | null>;
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

/** An entry that a user has marked. */
export interface EntryFavouriteTable {
  user_id: string;
  entry_id: string;
  campaign_id: string;
  created_at: number;
}

/** When a user has last opened an entry. */
export interface EntryVisitTable {
  user_id: string;
  entry_id: string;
  campaign_id: string;
  visited_at: number;
}

/** How often an import was undone. The sweep removes rows that no running request can need. */
export interface ImportUndoTable {
  campaign_id: string;
  import_id: string;
  times: number;
  at: number;
}
