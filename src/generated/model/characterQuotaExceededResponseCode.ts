/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CharacterQuotaExceededResponseCode = typeof CharacterQuotaExceededResponseCode[keyof typeof CharacterQuotaExceededResponseCode];

export const CharacterQuotaExceededResponseCode = {
  quota_exceeded: 'quota_exceeded',
} as const;
