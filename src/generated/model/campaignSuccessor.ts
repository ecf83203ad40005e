/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { PersonName } from './personName.ts';

/**
 * A game master to whom a campaign can be handed over.
 */
export interface CampaignSuccessor {
  userId: Id;
  name: PersonName;
}
