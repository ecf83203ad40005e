/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignDmNotes } from './campaignDmNotes.ts';
import type { CampaignDraftAuthors } from './campaignDraftAuthors.ts';
import type { CampaignEdition } from './campaignEdition.ts';
import type { CampaignMeta } from './campaignMeta.ts';
import type { CampaignPartySize } from './campaignPartySize.ts';
import type { CampaignRole } from './campaignRole.ts';
import type { CampaignSafety } from './campaignSafety.ts';
import type { CampaignSetting } from './campaignSetting.ts';
import type { CampaignStartingLevel } from './campaignStartingLevel.ts';
import type { CampaignStatus } from './campaignStatus.ts';
import type { CampaignStoryOverview } from './campaignStoryOverview.ts';
import type { CampaignTitle } from './campaignTitle.ts';
import type { CampaignWord } from './campaignWord.ts';
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
  edition: CampaignEdition;
  status: CampaignStatus;
  genre: CampaignWord;
  tone: CampaignWord;
  startingLevel: CampaignStartingLevel;
  partySize: CampaignPartySize;
  safetyLines: CampaignSafety;
  safetyVeils: CampaignSafety;
  coverImageW1024: OptionalImageUrl;
  coverImageW704: OptionalImageUrl;
  /** What a painted cover shows, in words; null for an uploaded one and without a cover. */
  coverAlt: string | null;
  /** Whether a generated cover is requested and does not exist yet. */
  generateCover: boolean;
  draftedBy: CampaignDraftAuthors;
  role: CampaignRole;
  version: Version;
  meta: CampaignMeta;
}
