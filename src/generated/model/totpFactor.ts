/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalTimestamp } from './optionalTimestamp.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The authenticator app of the user.
 */
export interface TotpFactor {
  createdAt: Timestamp;
  lastUsedAt: OptionalTimestamp;
}
