/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterLinkCode } from './characterLinkCode.ts';
import type { CharacterReaders } from './characterReaders.ts';
import type { Id } from './id.ts';

/**
 * Who can read the character besides its owner.
 */
export interface CharacterSharing {
  /** The code of the read-only link; null without a link. Everybody who has the link reads the sheet without the notes for the owner and the game master. */
  linkCode: CharacterLinkCode | null;
  /** The campaign with which the character is shared; null for none. */
  campaignId: Id | null;
  campaignReaders: CharacterReaders;
  /** Whether readers in the campaign see what the character carries. */
  sharesItems: boolean;
  /** Whether readers in the campaign see the backstory. */
  sharesBackstory: boolean;
}
