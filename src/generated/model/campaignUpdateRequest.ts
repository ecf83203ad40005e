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
 * The fields of a campaign that change.
 */
export interface CampaignUpdateRequest {
  coverImageW1024?: ImageFile;
  coverImageW704?: ImageFile;
  /** Whether to remove the cover; the text `true` or `false`. */
  removeCover?: boolean;
  title?: CampaignTitle;
  setting?: CampaignSetting;
  storyOverview?: CampaignStoryOverview;
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
  /** Whether to request a painted cover, which replaces the cover when it is painted; the text `true` or `false`. */
  generateCover?: boolean;
  /** A generation of the user whose painted cover becomes the cover. */
  coverGenerationId?: Id;
}
