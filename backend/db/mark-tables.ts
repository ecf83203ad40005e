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
