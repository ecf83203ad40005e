/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { OptionalId } from './optionalId.ts';

/**
 * A campaign has changed for the user: an entry that the user may read or could read before, or, with `entryId` null, its members. With `characterId`, only this character has changed, which is or was shared with the campaign. The server sends this event after the commit.
 */
export interface CampaignChanged {
  campaignId: Id;
  entryId: OptionalId | null;
  characterId?: Id;
}
