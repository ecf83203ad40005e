/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GivenCampaignRole } from './givenCampaignRole.ts';
import type { Id } from './id.ts';
import type { InvitationCode } from './invitationCode.ts';
import type { InvitationMaxUses } from './invitationMaxUses.ts';
import type { PersonName } from './personName.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * An invitation, as game masters see it.
 */
export interface Invitation {
  invitationId: Id;
  code: InvitationCode;
  role: GivenCampaignRole;
  /** Null if it does not expire. */
  expiresAt: Timestamp | null;
  maxUses: InvitationMaxUses | null;
  /**
     * How many people have joined with it.
     * @minimum 0
     * @maximum 1000000
     */
  uses: number;
  createdAt: Timestamp;
  /** Null if the account does not exist any more. */
  createdBy: PersonName | null;
}
