/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type IdentityConflictResponseCode = typeof IdentityConflictResponseCode[keyof typeof IdentityConflictResponseCode];

export const IdentityConflictResponseCode = {
  conflict: 'conflict',
} as const;
