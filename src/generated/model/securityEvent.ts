/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { OptionalNetwork } from './optionalNetwork.ts';
import type { OptionalSecurityPerson } from './optionalSecurityPerson.ts';
import type { SecurityEventName } from './securityEventName.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * What happened to an account.
 */
export interface SecurityEvent {
  eventId: Id;
  at: Timestamp;
  event: SecurityEventName;
  /** The person whom it is about; null for a sign-in with an unknown address. */
  person: OptionalSecurityPerson;
  /** Who caused it; null if nobody was signed in. */
  by: OptionalSecurityPerson;
  /** Whether the operator of the server caused it with the command `admin`. */
  byOperator: boolean;
  /**
     * More about it, such as the code of the problem or the provider; often empty.
     * @maxLength 300
     */
  detail: string;
  network: OptionalNetwork | null;
}
