/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type VerificationConflictResponseCode = typeof VerificationConflictResponseCode[keyof typeof VerificationConflictResponseCode];

export const VerificationConflictResponseCode = {
  conflict: 'conflict',
} as const;
