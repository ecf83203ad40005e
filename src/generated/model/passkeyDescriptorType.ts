/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PasskeyDescriptorType = typeof PasskeyDescriptorType[keyof typeof PasskeyDescriptorType];

export const PasskeyDescriptorType = {
  'public-key': 'public-key',
} as const;
