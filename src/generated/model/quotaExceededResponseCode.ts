/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type QuotaExceededResponseCode = typeof QuotaExceededResponseCode[keyof typeof QuotaExceededResponseCode];

export const QuotaExceededResponseCode = {
  quota_exceeded: 'quota_exceeded',
} as const;
