/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignDmNotes } from './campaignDmNotes.ts';
import type { CampaignMeta } from './campaignMeta.ts';
import type { CampaignRole } from './campaignRole.ts';
import type { CampaignSetting } from './campaignSetting.ts';
import type { CampaignStoryOverview } from './campaignStoryOverview.ts';
import type { CampaignTitle } from './campaignTitle.ts';
import type { Id } from './id.ts';
import type { OptionalImageUrl } from './optionalImageUrl.ts';
import type { Version } from './version.ts';

/**
 * A campaign.
 */
export interface Campaign {
  campaignId: Id;
  title: CampaignTitle;
  setting: CampaignSetting;
  storyOverview: CampaignStoryOverview;
  dmNotes?: CampaignDmNotes;
  coverImageW1024: OptionalImageUrl;
  coverImageW704: OptionalImageUrl;
  /** A generated cover was asked for and none is there yet. */
  generateCover: boolean;
  role: CampaignRole;
  version: Version;
  meta: CampaignMeta;
}
