/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { OauthType } from './oauthType.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A connection with a provider.
 */
export interface AccountIdentity {
  identityId: Id;
  /** The short name of the provider; null if it is not configured any more. */
  type: OauthType | null;
  /**
     * The name of the provider.
     * @minLength 1
     * @maxLength 300
     */
  name: string;
  linkedAt: Timestamp;
}
