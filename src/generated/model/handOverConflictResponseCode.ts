/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type HandOverConflictResponseCode = typeof HandOverConflictResponseCode[keyof typeof HandOverConflictResponseCode];

export const HandOverConflictResponseCode = {
  conflict: 'conflict',
  quota_exceeded: 'quota_exceeded',
} as const;
