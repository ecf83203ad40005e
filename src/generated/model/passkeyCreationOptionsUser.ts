/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Base64Url } from './base64Url.ts';
import type { Email } from './email.ts';
import type { PersonName } from './personName.ts';

export type PasskeyCreationOptionsUser = {
  id: Base64Url;
  name: Email;
  displayName: PersonName;
};
