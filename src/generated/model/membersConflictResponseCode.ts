/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type MembersConflictResponseCode = typeof MembersConflictResponseCode[keyof typeof MembersConflictResponseCode];

export const MembersConflictResponseCode = {
  conflict: 'conflict',
} as const;
