/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SecretToken } from './secretToken.ts';

/**
 * The token of the verification mail.
 */
export interface VerifyEmailRequest {
  token: SecretToken;
}
