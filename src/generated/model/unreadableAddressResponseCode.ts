/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type UnreadableAddressResponseCode = typeof UnreadableAddressResponseCode[keyof typeof UnreadableAddressResponseCode];

export const UnreadableAddressResponseCode = {
  bad_request: 'bad_request',
} as const;
