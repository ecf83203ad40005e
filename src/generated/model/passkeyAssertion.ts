/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Base64Url } from './base64Url.ts';
import type { LongBase64Url } from './longBase64Url.ts';

/**
 * The answer of a passkey to a challenge.
 */
export interface PasskeyAssertion {
  id: Base64Url;
  clientDataJSON: Base64Url;
  authenticatorData: Base64Url;
  signature: LongBase64Url;
}
