/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Email } from './email.ts';
import type { Password } from './password.ts';
import type { PersonName } from './personName.ts';
import type { SecretToken } from './secretToken.ts';

/**
 * The first administrator.
 */
export interface SetupRequest {
  token: SecretToken;
  name: PersonName;
  email: Email;
  password: Password;
}
