/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type EntrySummaryDetailsLife = typeof EntrySummaryDetailsLife[keyof typeof EntrySummaryDetailsLife];

export const EntrySummaryDetailsLife = {
  alive: 'alive',
  dead: 'dead',
  missing: 'missing',
  unknown: 'unknown',
} as const;
