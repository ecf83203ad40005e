/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { OptionalTimestamp } from './optionalTimestamp.ts';
import type { Timestamp } from './timestamp.ts';
import type { UnsentMailState } from './unsentMailState.ts';

/**
 * A mail that waits or has failed.
 */
export interface UnsentMail {
  mailId: Id;
  /**
     * What the mail is for, such as `verify-email`.
     * @minLength 1
     * @maxLength 60
     * @pattern ^[a-z-]+$
     */
  kind: string;
  /**
     * The address.
     * @maxLength 254
     */
  to: string;
  /** `failed`: it is not tried again by itself. */
  state: UnsentMailState;
  /**
     * How often it was tried.
     * @minimum 0
     * @maximum 1000
     */
  attempts: number;
  /**
     * Why the last attempt failed, without addresses and secrets; null if none has failed.
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
  createdAt: Timestamp;
  nextAttemptAt: OptionalTimestamp;
}
