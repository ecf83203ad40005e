/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type ServiceUnavailableResponseCode = typeof ServiceUnavailableResponseCode[keyof typeof ServiceUnavailableResponseCode];

export const ServiceUnavailableResponseCode = {
  unavailable: 'unavailable',
  storage_full: 'storage_full',
} as const;
