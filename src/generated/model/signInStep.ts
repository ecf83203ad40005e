/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SecondFactorName } from './secondFactorName.ts';

/**
 * What a sign-in still needs.
 */
export interface SignInStep {
  /**
     * One of these completes the sign-in.
     * @minItems 1
     * @maxItems 3
     */
  factors: SecondFactorName[];
}
