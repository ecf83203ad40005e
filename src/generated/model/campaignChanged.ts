/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { OptionalId } from './optionalId.ts';

/**
 * A campaign has changed for the user: an entry that the user may read or could read before, or, with `entryId` null, its members. The server sends this event after the commit.
 */
export interface CampaignChanged {
  campaignId: Id;
  entryId: OptionalId | null;
}
