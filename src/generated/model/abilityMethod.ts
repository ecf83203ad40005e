/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How the base scores came about (SRD 5.2.1, step 3). `standard-array`: 15, 14, 13, 12, 10 and 8, each once.
 * `point-buy`: scores from 8 to 15 that cost exactly 27 points (8 is 0, 9 is 1, … 13 is 5, 14 is 7, 15 is 9).
 * `roll` and `manual`: any. What breaks this is 422 at `/abilities`.
 */
export type AbilityMethod = typeof AbilityMethod[keyof typeof AbilityMethod];

export const AbilityMethod = {
  'standard-array': 'standard-array',
  'point-buy': 'point-buy',
  roll: 'roll',
  manual: 'manual',
} as const;
