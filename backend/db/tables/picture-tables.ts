/** Each content is stored once: the id is the hash of the bytes. */
export interface ImageTable {
  id: string;
  content_type: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  created_at: number;
}

/** A picture for the entries of a campaign. Its bytes are in two images, which never change. */
export interface PictureTable {
  id: string;
  campaign_id: string;
  uploaded_by: string | null;
  full_image_id: string;
  small_image_id: string;
  /** In pixels, of the full image. */
  width: number;
  height: number;
  /** The size of both images, which the quota of the campaign's owner counts. */
  bytes: number;
  created_at: number;
  /** Since when the sweep has found no entry that shows it; null if one shows it. */
  unshown_since: number | null;
}

/** A picture in the texts that an audience reads. The audience of the whole texts is `gm`. */
export interface EntryPictureTable {
  entry_id: string;
  audience: string;
  picture_id: string;
}

/** A picture that a version of an entry has shown, in its texts or as its cover. */
export interface EntryVersionPictureTable {
  entry_id: string;
  version: number;
  picture_id: string;
}
