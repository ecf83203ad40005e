/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Which recovery codes the user has kept.
 */
export interface RecoveryCodesKeepRequest {
  /**
     * The first group of one of the codes.
     * @minLength 5
     * @maxLength 5
     * @pattern ^[0-9a-z]{5}$
     */
  label: string;
}
