/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PlayerCreateConflictResponseCode = typeof PlayerCreateConflictResponseCode[keyof typeof PlayerCreateConflictResponseCode];

export const PlayerCreateConflictResponseCode = {
  quota_exceeded: 'quota_exceeded',
  idempotency_mismatch: 'idempotency_mismatch',
  conflict: 'conflict',
} as const;
