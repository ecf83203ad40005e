import type { Generated } from 'kysely';
import type { CampaignRole as ContractRole } from '#src/generated/model/index.ts';
import type { AccessColumns, Flag } from './column-types.ts';

export interface CampaignTable {
  id: string;
  owner_id: string;
  title: string;
  title_fold: string;
  setting: string;
  story_overview: string;
  dm_notes: string;
  /** Who wrote the draft that is in the setting; null if people wrote it. The same for the other texts. */
  setting_drafted_by: Generated<string | null>;
  overview_drafted_by: Generated<string | null>;
  notes_drafted_by: Generated<string | null>;
  edition: Generated<string>;
  status: Generated<string>;
  tone: string | null;
  genre: string | null;
  starting_level: number | null;
  party_size: number | null;
  /** JSON: the lines and veils that the players have agreed on (safetyLines, safetyVeils). */
  safety: Generated<string>;
  cover_w1024_id: string | null;
  cover_w704_id: string | null;
  /** A painted cover was requested, but does not exist yet. */
  cover_wanted: Generated<Flag>;
  /** What a painted cover shows; null for an uploaded one. */
  cover_alt: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /** When the owner deleted it; null if it is not deleted. */
  deleted_at: Generated<number | null>;
  version: Generated<number>;
  /** The version as members see it who are not game masters: changes of `dm_notes` do not count. */
  shown_version: Generated<number>;
}

export type CampaignRole = ContractRole;

/**
 * Queries for lists of campaigns read this table first, so it has copies of the columns that lists
 * are sorted by. The `campaign_*` copies are part of the foreign key, so the database updates them
 * with the campaign (`on update cascade`).
 */
export interface CampaignMemberTable extends AccessColumns {
  campaign_id: string;
  user_id: string;
  role: CampaignRole;
  joined_at: number;
  campaign_created_at: number;
  campaign_updated_at: number;
  campaign_title_fold: string;
}

/** A link with which people join a campaign. */
export interface CampaignInvitationTable {
  id: string;
  campaign_id: string;
  /** The secret part of the link. Game masters can see it again, so it is not hashed. */
  code: string;
  role: Exclude<CampaignRole, 'owner'>;
  /** Null if it does not expire. */
  expires_at: number | null;
  /** Null if any number of people can join with it. */
  max_uses: number | null;
  uses: Generated<number>;
  created_at: number;
  created_by: string | null;
}
