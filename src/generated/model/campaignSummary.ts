/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignMeta } from './campaignMeta.ts';
import type { CampaignRole } from './campaignRole.ts';
import type { CampaignTitle } from './campaignTitle.ts';
import type { Id } from './id.ts';
import type { OptionalImageUrl } from './optionalImageUrl.ts';
import type { OptionalTimestamp } from './optionalTimestamp.ts';
import type { Version } from './version.ts';

/**
 * The fields of a campaign that lists contain.
 */
export interface CampaignSummary {
  campaignId: Id;
  title: CampaignTitle;
  /**
     * The beginning of the story overview.
     * @maxLength 300
     */
  excerpt: string;
  /** The day of the latest session of the last thirty days before today (in the time zone UTC−12, where a day ends last) that the user may read; null if there is none. */
  lastSession: string | null;
  coverImageW1024: OptionalImageUrl;
  coverImageW704: OptionalImageUrl;
  role: CampaignRole;
  /** When the owner deleted the campaign; null if it is not deleted. */
  deletedAt: OptionalTimestamp;
  version: Version;
  meta: CampaignMeta;
}
