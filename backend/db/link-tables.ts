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
}
