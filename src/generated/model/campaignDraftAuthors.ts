/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftAuthor } from './draftAuthor.ts';

/**
 * Who wrote the drafts that were put into the texts. Players and viewers get null for `dmNotes`.
 */
export interface CampaignDraftAuthors {
  setting: DraftAuthor;
  storyOverview: DraftAuthor;
  dmNotes: DraftAuthor;
}
