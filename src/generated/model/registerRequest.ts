/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Email } from './email.ts';
import type { Password } from './password.ts';
import type { PersonName } from './personName.ts';

/**
 * A new account.
 */
export interface RegisterRequest {
  name: PersonName;
  email: Email;
  password: Password;
}
