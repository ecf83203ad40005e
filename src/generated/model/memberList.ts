/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Member } from './member.ts';

/**
 * All members of a campaign.
 */
export interface MemberList {
  /** @maxItems 250 */
  items: Member[];
}
