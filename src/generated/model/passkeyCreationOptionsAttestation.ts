/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PasskeyCreationOptionsAttestation = typeof PasskeyCreationOptionsAttestation[keyof typeof PasskeyCreationOptionsAttestation];

export const PasskeyCreationOptionsAttestation = {
  none: 'none',
} as const;
