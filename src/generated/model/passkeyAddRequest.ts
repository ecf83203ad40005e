/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PasskeyName } from './passkeyName.ts';
import type { PasskeyRegistration } from './passkeyRegistration.ts';

/**
 * A new passkey and its name.
 */
export interface PasskeyAddRequest {
  name: PasskeyName;
  passkey: PasskeyRegistration;
}
