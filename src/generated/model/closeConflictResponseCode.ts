/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CloseConflictResponseCode = typeof CloseConflictResponseCode[keyof typeof CloseConflictResponseCode];

export const CloseConflictResponseCode = {
  conflict: 'conflict',
} as const;
