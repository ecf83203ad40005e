/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterReaders } from './characterReaders.ts';
import type { Id } from './id.ts';

/**
 * Who can read the character besides its owner.
 */
export interface CharacterSharingRequest {
  /** Whether there is a read-only link. False withdraws it for good: a later link has another code. */
  hasLink: boolean;
  /** A campaign of which the user is a member; null for none. */
  campaignId: Id | null;
  campaignReaders?: CharacterReaders;
  sharesItems?: boolean;
  sharesBackstory?: boolean;
}
