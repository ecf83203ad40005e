/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Email } from './email.ts';
import type { NewPersonName } from './newPersonName.ts';
import type { Password } from './password.ts';

/**
 * A new account.
 */
export interface RegisterRequest {
  name: NewPersonName;
  email: Email;
  password: Password;
}
