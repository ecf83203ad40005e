/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Factors } from './factors.ts';
import type { RecoveryCode } from './recoveryCode.ts';

/**
 * The second factors after one was added.
 */
export interface AddedFactor {
  factors: Factors;
  /**
     * New recovery codes, which are never shown again; empty if the account had some already.
     * @maxItems 10
     */
  recoveryCodes: RecoveryCode[];
}
