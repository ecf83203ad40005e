import type { Selectable } from 'kysely';
import type { Campaign, CampaignSummary } from '#src/generated/model/index.ts';
import type { CampaignRole, CampaignTable } from '#backend/db/tables/campaign-tables.ts';
import { imageUrl } from '#backend/images/store.ts';
import { metaOf } from '#backend/meta.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { withoutHeadings } from '#src/lib/campaigns/text-blocks.ts';
import { excerptOf } from '#src/lib/excerpt.ts';
import { tableFactsOf } from './table-facts.ts';

/** A campaign as one of its members sees it. */
export interface MemberCampaign extends Selectable<CampaignTable> {
  readonly role: CampaignRole;
  readonly last_accessed_at: number | null;
}

type SummaryColumn =
  | 'id'
  | 'title'
  | 'cover_w1024_id'
  | 'cover_w704_id'
  | 'role'
  | 'deleted_at'
  | 'version'
  | 'shown_version'
  | 'created_at'
  | 'updated_at'
  | 'last_accessed_at';

export interface SummaryRow extends Pick<MemberCampaign, SummaryColumn> {
  /** The beginning of the story overview, long enough for an excerpt. */
  readonly beginning: string;
}

/** The version that the member sees. Only game masters see that a change of the notes raises it. */
export const shownVersionOf = ({
  role,
  version,
  shown_version,
}: Pick<MemberCampaign, 'role' | 'version' | 'shown_version'>): number =>
  isGameMaster(role) ? version : shown_version;

export function campaignOf(row: MemberCampaign): Campaign {
  return {
    campaignId: row.id,
    title: row.title,
    setting: row.setting,
    storyOverview: row.story_overview,
    // Without the field, other members cannot see whether there are notes.
    ...(isGameMaster(row.role) ? { dmNotes: row.dm_notes } : {}),
    ...tableFactsOf(row),
    coverImageW1024: imageUrl(row.cover_w1024_id),
    coverImageW704: imageUrl(row.cover_w704_id),
    coverAlt: row.cover_alt,
    generateCover: row.cover_wanted === 1,
    draftedBy: {
      setting: row.setting_drafted_by,
      storyOverview: row.overview_drafted_by,
      dmNotes: isGameMaster(row.role) ? row.notes_drafted_by : null,
    },
    role: row.role,
    version: shownVersionOf(row),
    meta: metaOf(row),
  };
}

export function campaignSummaryOf(row: SummaryRow, lastSession: string | null): CampaignSummary {
  const { deleted_at: deletedAt } = row;
  // The cover of a deleted campaign is not served.
  const coverOf = (id: string | null): string | null => (deletedAt === null ? imageUrl(id) : null);
  return {
    campaignId: row.id,
    title: row.title,
    excerpt: excerptOf(withoutHeadings(row.beginning)),
    lastSession,
    coverImageW1024: coverOf(row.cover_w1024_id),
    coverImageW704: coverOf(row.cover_w704_id),
    role: row.role,
    deletedAt: deletedAt === null ? null : new Date(deletedAt).toISOString(),
    version: shownVersionOf(row),
    meta: metaOf(row),
  };
}
