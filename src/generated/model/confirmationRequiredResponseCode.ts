/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type ConfirmationRequiredResponseCode = typeof ConfirmationRequiredResponseCode[keyof typeof ConfirmationRequiredResponseCode];

export const ConfirmationRequiredResponseCode = {
  confirmation_required: 'confirmation_required',
  csrf_failed: 'csrf_failed',
  origin_not_allowed: 'origin_not_allowed',
} as const;
