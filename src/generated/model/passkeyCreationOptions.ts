/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Base64Url } from './base64Url.ts';
import type { PasskeyCreationOptionsAttestation } from './passkeyCreationOptionsAttestation.ts';
import type { PasskeyCreationOptionsAuthenticatorSelection } from './passkeyCreationOptionsAuthenticatorSelection.ts';
import type { PasskeyCreationOptionsExtensions } from './passkeyCreationOptionsExtensions.ts';
import type { PasskeyCreationOptionsPubKeyCredParamsItem } from './passkeyCreationOptionsPubKeyCredParamsItem.ts';
import type { PasskeyCreationOptionsRp } from './passkeyCreationOptionsRp.ts';
import type { PasskeyCreationOptionsUser } from './passkeyCreationOptionsUser.ts';
import type { PasskeyDescriptor } from './passkeyDescriptor.ts';
import type { PasskeyTimeout } from './passkeyTimeout.ts';

/**
 * The options for `navigator.credentials.create` (`PublicKeyCredentialCreationOptionsJSON`).
 */
export interface PasskeyCreationOptions {
  challenge: Base64Url;
  rp: PasskeyCreationOptionsRp;
  user: PasskeyCreationOptionsUser;
  /**
     * @minItems 1
     * @maxItems 10
     */
  pubKeyCredParams: PasskeyCreationOptionsPubKeyCredParamsItem[];
  timeout: PasskeyTimeout;
  /** @maxItems 10 */
  excludeCredentials: PasskeyDescriptor[];
  authenticatorSelection: PasskeyCreationOptionsAuthenticatorSelection;
  attestation: PasskeyCreationOptionsAttestation;
  extensions: PasskeyCreationOptionsExtensions;
}
