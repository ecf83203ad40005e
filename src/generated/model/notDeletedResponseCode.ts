/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type NotDeletedResponseCode = typeof NotDeletedResponseCode[keyof typeof NotDeletedResponseCode];

export const NotDeletedResponseCode = {
  conflict: 'conflict',
} as const;
