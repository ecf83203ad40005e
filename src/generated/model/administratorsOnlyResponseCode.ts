/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type AdministratorsOnlyResponseCode = typeof AdministratorsOnlyResponseCode[keyof typeof AdministratorsOnlyResponseCode];

export const AdministratorsOnlyResponseCode = {
  forbidden: 'forbidden',
  csrf_failed: 'csrf_failed',
  origin_not_allowed: 'origin_not_allowed',
} as const;
