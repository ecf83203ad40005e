/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignDmNotes } from './campaignDmNotes.ts';
import type { CampaignEdition } from './campaignEdition.ts';
import type { CampaignPartySize } from './campaignPartySize.ts';
import type { CampaignSafety } from './campaignSafety.ts';
import type { CampaignSetting } from './campaignSetting.ts';
import type { CampaignStartingLevel } from './campaignStartingLevel.ts';
import type { CampaignStatus } from './campaignStatus.ts';
import type { CampaignStoryOverview } from './campaignStoryOverview.ts';
import type { CampaignTitle } from './campaignTitle.ts';
import type { CampaignWord } from './campaignWord.ts';
import type { Id } from './id.ts';
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
  edition?: CampaignEdition;
  status?: CampaignStatus;
  genre?: CampaignWord;
  tone?: CampaignWord;
  startingLevel?: CampaignStartingLevel;
  partySize?: CampaignPartySize;
  safetyLines?: CampaignSafety;
  safetyVeils?: CampaignSafety;
  draftGenerationId?: Id;
  /** Whether to request a painted cover. The response comes before it is painted; then `campaignChanged` is sent. The text `true` or `false`. */
  generateCover?: boolean;
}
