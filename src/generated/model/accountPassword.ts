/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Password } from './password.ts';

/**
 * The new password.
 */
export interface AccountPassword {
  /**
     * The present password; absent if the account has none.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000]*$
     */
  currentPassword?: string;
  password: Password;
  /** Whether all other sessions end. */
  endOtherSessions: boolean;
}
