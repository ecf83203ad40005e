/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { OptionalTimestamp } from './optionalTimestamp.ts';
import type { PasskeyName } from './passkeyName.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A passkey of the user.
 */
export interface Passkey {
  passkeyId: Id;
  name: PasskeyName;
  /** Whether the passkey is also on other devices of the user. */
  synced: boolean;
  /** Whether the passkey is known to sign in without an address, and so counts as a way in. */
  signsInAlone: boolean;
  createdAt: Timestamp;
  lastUsedAt: OptionalTimestamp;
}
