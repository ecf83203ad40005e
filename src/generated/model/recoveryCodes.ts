/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { RecoveryCode } from './recoveryCode.ts';

/**
 * New recovery codes, which are never shown again.
 */
export interface RecoveryCodes {
  /**
     * @minItems 10
     * @maxItems 10
     */
  recoveryCodes: RecoveryCode[];
}
