/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PersonConflictResponseCode = typeof PersonConflictResponseCode[keyof typeof PersonConflictResponseCode];

export const PersonConflictResponseCode = {
  conflict: 'conflict',
} as const;
