/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type ModelConflictResponseCode = typeof ModelConflictResponseCode[keyof typeof ModelConflictResponseCode];

export const ModelConflictResponseCode = {
  conflict: 'conflict',
} as const;
