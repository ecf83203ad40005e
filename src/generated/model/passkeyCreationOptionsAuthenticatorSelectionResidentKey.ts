/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PasskeyCreationOptionsAuthenticatorSelectionResidentKey = typeof PasskeyCreationOptionsAuthenticatorSelectionResidentKey[keyof typeof PasskeyCreationOptionsAuthenticatorSelectionResidentKey];

export const PasskeyCreationOptionsAuthenticatorSelectionResidentKey = {
  required: 'required',
  preferred: 'preferred',
} as const;
