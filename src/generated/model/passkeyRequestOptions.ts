/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Base64Url } from './base64Url.ts';
import type { PasskeyDescriptor } from './passkeyDescriptor.ts';
import type { PasskeyTimeout } from './passkeyTimeout.ts';
import type { PasskeyUserVerification } from './passkeyUserVerification.ts';

/**
 * The options for `navigator.credentials.get` (`PublicKeyCredentialRequestOptionsJSON`).
 */
export interface PasskeyRequestOptions {
  challenge: Base64Url;
  /**
     * @minLength 1
     * @maxLength 255
     */
  rpId: string;
  timeout: PasskeyTimeout;
  userVerification: PasskeyUserVerification;
  /**
     * Empty if any passkey for this site may answer.
     * @maxItems 10
     */
  allowCredentials: PasskeyDescriptor[];
}
