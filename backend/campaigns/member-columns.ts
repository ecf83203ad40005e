import type { Selectable } from 'kysely';
import type { CampaignTable } from '#backend/db/tables/campaign-tables.ts';

type Campaign = Pick<Selectable<CampaignTable>, 'id' | 'created_at' | 'updated_at' | 'title_fold'>;

/**
 * The columns of a new member that are copied from the campaign, because the lists of a member are
 * sorted by them. The database keeps the copies up to date.
 */
export const memberColumns = (campaign: Campaign) => ({
  campaign_id: campaign.id,
  campaign_created_at: campaign.created_at,
  campaign_updated_at: campaign.updated_at,
  campaign_title_fold: campaign.title_fold,
});
