/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type GenerationConflictResponseCode = typeof GenerationConflictResponseCode[keyof typeof GenerationConflictResponseCode];

export const GenerationConflictResponseCode = {
  conflict: 'conflict',
  idempotency_mismatch: 'idempotency_mismatch',
} as const;
