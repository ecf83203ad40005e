/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type EntryConflictResponseCode = typeof EntryConflictResponseCode[keyof typeof EntryConflictResponseCode];

export const EntryConflictResponseCode = {
  quota_exceeded: 'quota_exceeded',
  idempotency_mismatch: 'idempotency_mismatch',
  conflict: 'conflict',
} as const;
