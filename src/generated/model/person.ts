/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Email } from './email.ts';
import type { Id } from './id.ts';
import type { OptionalTimestamp } from './optionalTimestamp.ts';
import type { PersonGroups } from './personGroups.ts';
import type { PersonName } from './personName.ts';
import type { PersonState } from './personState.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A person who has an account.
 */
export interface Person {
  userId: Id;
  name: PersonName;
  email: Email;
  groups: PersonGroups;
  state: PersonState;
  createdAt: Timestamp;
  verifiedAt: OptionalTimestamp;
  disabledAt: OptionalTimestamp;
  /** When the account is deleted, because its owner has closed it; null for all others. */
  closesAt: OptionalTimestamp;
  lastSeenAt: OptionalTimestamp;
  /**
     * In how many browsers the person is signed in.
     * @minimum 0
     * @maximum 1000
     */
  sessions: number;
  /** Whether the sign-in with the password or a provider needs a passkey or a code, too. */
  hasSecondFactors: boolean;
  /** Whether the person is the signed-in user. */
  isSelf: boolean;
}
