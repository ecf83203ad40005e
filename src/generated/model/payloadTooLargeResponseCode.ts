/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PayloadTooLargeResponseCode = typeof PayloadTooLargeResponseCode[keyof typeof PayloadTooLargeResponseCode];

export const PayloadTooLargeResponseCode = {
  payload_too_large: 'payload_too_large',
} as const;
