/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AccountIdentity } from './accountIdentity.ts';
import type { Email } from './email.ts';
import type { OptionalTimestamp } from './optionalTimestamp.ts';
import type { PersonName } from './personName.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The account of the user who is signed in.
 */
export interface Account {
  name: PersonName;
  email: Email;
  /** False for a user who only signs in through a provider or with a passkey. */
  hasPassword: boolean;
  /** The new address that waits for its link to be opened; null if there is none. */
  pendingEmail: Email | null;
  /**
     * The providers through which the user can sign in.
     * @maxItems 50
     */
  identities: AccountIdentity[];
  createdAt: Timestamp;
  /** When the account will be deleted; null if the user has not closed it. */
  closesAt: OptionalTimestamp;
}
