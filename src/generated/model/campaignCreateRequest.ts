/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignDmNotes } from './campaignDmNotes.ts';
import type { CampaignSetting } from './campaignSetting.ts';
import type { CampaignStoryOverview } from './campaignStoryOverview.ts';
import type { CampaignTitle } from './campaignTitle.ts';
import type { ImageFile } from './imageFile.ts';

/**
 * A new campaign.
 */
export interface CampaignCreateRequest {
  coverImageW1024?: ImageFile;
  coverImageW704?: ImageFile;
  title: CampaignTitle;
  setting: CampaignSetting;
  storyOverview: CampaignStoryOverview;
  dmNotes?: CampaignDmNotes;
  /** As text, `true` or `false`. */
  generateCover?: boolean;
}
