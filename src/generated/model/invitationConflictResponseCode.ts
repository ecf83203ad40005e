/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type InvitationConflictResponseCode = typeof InvitationConflictResponseCode[keyof typeof InvitationConflictResponseCode];

export const InvitationConflictResponseCode = {
  conflict: 'conflict',
  idempotency_mismatch: 'idempotency_mismatch',
} as const;
