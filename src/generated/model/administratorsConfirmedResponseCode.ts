/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type AdministratorsConfirmedResponseCode = typeof AdministratorsConfirmedResponseCode[keyof typeof AdministratorsConfirmedResponseCode];

export const AdministratorsConfirmedResponseCode = {
  forbidden: 'forbidden',
  confirmation_required: 'confirmation_required',
  csrf_failed: 'csrf_failed',
  origin_not_allowed: 'origin_not_allowed',
} as const;
