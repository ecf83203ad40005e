/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type EntryNotDeletedResponseCode = typeof EntryNotDeletedResponseCode[keyof typeof EntryNotDeletedResponseCode];

export const EntryNotDeletedResponseCode = {
  conflict: 'conflict',
} as const;
