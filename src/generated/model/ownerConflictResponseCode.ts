/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type OwnerConflictResponseCode = typeof OwnerConflictResponseCode[keyof typeof OwnerConflictResponseCode];

export const OwnerConflictResponseCode = {
  conflict: 'conflict',
} as const;
