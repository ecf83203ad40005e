/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalTotpFactor } from './optionalTotpFactor.ts';
import type { Passkey } from './passkey.ts';

/**
 * The second factors of the user. The sign-in with the password or a provider needs one if `totp` or `passkeys` has any.
 */
export interface Factors {
  totp: OptionalTotpFactor;
  /**
     * The oldest first.
     * @maxItems 10
     */
  passkeys: Passkey[];
  /**
     * @minimum 0
     * @maximum 10
     */
  recoveryCodesLeft: number;
  /** True if the user has not said that they have kept the codes, for example because the response with them was lost. Absent otherwise. */
  recoveryCodesUnseen?: boolean;
}
