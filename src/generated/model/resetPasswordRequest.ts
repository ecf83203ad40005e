/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Password } from './password.ts';
import type { SecretToken } from './secretToken.ts';

/**
 * A new password and the token of the reset mail.
 */
export interface ResetPasswordRequest {
  token: SecretToken;
  password: Password;
}
