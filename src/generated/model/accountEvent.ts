/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalNetwork } from './optionalNetwork.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * Something that the user has done, or that has happened to the account, such as a failed sign-in.
 */
export interface AccountEvent {
  at: Timestamp;
  /**
     * @minLength 1
     * @maxLength 80
     */
  action: string;
  /** Where it came from; null if that was not stored, and for what an administrator has done. */
  network: OptionalNetwork | null;
}
