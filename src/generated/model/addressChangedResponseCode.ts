/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type AddressChangedResponseCode = typeof AddressChangedResponseCode[keyof typeof AddressChangedResponseCode];

export const AddressChangedResponseCode = {
  conflict: 'conflict',
} as const;
