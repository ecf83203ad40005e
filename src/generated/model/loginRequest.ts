/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Email } from './email.ts';

/**
 * The credentials of an account.
 */
export interface LoginRequest {
  email: Email;
  /**
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000]*$
     */
  password: string;
}
