/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type OwnFactorsConflictResponseCode = typeof OwnFactorsConflictResponseCode[keyof typeof OwnFactorsConflictResponseCode];

export const OwnFactorsConflictResponseCode = {
  conflict: 'conflict',
} as const;
