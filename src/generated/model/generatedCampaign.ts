/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { StoryTitle } from './storyTitle.ts';

/**
 * The draft as the texts of a campaign.
 */
export interface GeneratedCampaign {
  title: StoryTitle;
  /** @maxLength 10000 */
  setting: string;
  /** @maxLength 10000 */
  storyOverview: string;
  /**
     * What only game masters may read.
     * @maxLength 20000
     */
  dmNotes: string;
}
