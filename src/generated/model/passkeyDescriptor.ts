/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Base64Url } from './base64Url.ts';
import type { PasskeyDescriptorType } from './passkeyDescriptorType.ts';
import type { PasskeyTransports } from './passkeyTransports.ts';

/**
 * A passkey as browsers know it (`PublicKeyCredentialDescriptorJSON`).
 */
export interface PasskeyDescriptor {
  id: Base64Url;
  type: PasskeyDescriptorType;
  transports: PasskeyTransports;
}
