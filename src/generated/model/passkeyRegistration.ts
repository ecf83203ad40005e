/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Base64Url } from './base64Url.ts';
import type { LongBase64Url } from './longBase64Url.ts';
import type { PasskeyTransports } from './passkeyTransports.ts';

/**
 * The answer of a new passkey to a challenge.
 */
export interface PasskeyRegistration {
  id: Base64Url;
  clientDataJSON: Base64Url;
  attestationObject: LongBase64Url;
  transports: PasskeyTransports;
  /** Whether the browser lists the passkey by itself (`credProps.rk`); absent if it does not say. */
  discoverable?: boolean;
}
