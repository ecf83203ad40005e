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
