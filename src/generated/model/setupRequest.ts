/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Email } from './email.ts';
import type { NewPersonName } from './newPersonName.ts';
import type { Password } from './password.ts';
import type { SecretToken } from './secretToken.ts';

/**
 * The first administrator.
 */
export interface SetupRequest {
  token: SecretToken;
  name: NewPersonName;
  email: Email;
  password: Password;
}
