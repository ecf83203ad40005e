/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type ForbiddenResponseCode = typeof ForbiddenResponseCode[keyof typeof ForbiddenResponseCode];

export const ForbiddenResponseCode = {
  csrf_failed: 'csrf_failed',
  origin_not_allowed: 'origin_not_allowed',
} as const;
