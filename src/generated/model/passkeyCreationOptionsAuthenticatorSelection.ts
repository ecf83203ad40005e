/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PasskeyCreationOptionsAuthenticatorSelectionResidentKey } from './passkeyCreationOptionsAuthenticatorSelectionResidentKey.ts';
import type { PasskeyUserVerification } from './passkeyUserVerification.ts';

export type PasskeyCreationOptionsAuthenticatorSelection = {
  residentKey: PasskeyCreationOptionsAuthenticatorSelectionResidentKey;
  userVerification: PasskeyUserVerification;
};
