/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type IdempotencyConflictResponseCode = typeof IdempotencyConflictResponseCode[keyof typeof IdempotencyConflictResponseCode];

export const IdempotencyConflictResponseCode = {
  idempotency_mismatch: 'idempotency_mismatch',
} as const;
