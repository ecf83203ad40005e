/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignTitle } from './campaignTitle.ts';
import type { EntryTitle } from './entryTitle.ts';
import type { EntryType } from './entryType.ts';
import type { Id } from './id.ts';

/**
 * An entry that a search has found.
 */
export interface FoundEntry {
  campaignId: Id;
  campaignTitle: CampaignTitle;
  entryId: Id;
  type: EntryType;
  title: EntryTitle;
  /**
     * As in `entrySearch`.
     * @maxLength 300
     */
  snippet: string;
}
