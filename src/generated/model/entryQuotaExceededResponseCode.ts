/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type EntryQuotaExceededResponseCode = typeof EntryQuotaExceededResponseCode[keyof typeof EntryQuotaExceededResponseCode];

export const EntryQuotaExceededResponseCode = {
  quota_exceeded: 'quota_exceeded',
} as const;
