/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How the base scores are chosen (SRD 5.2.1, step 3). `standard-array`: 15, 14, 13, 12, 10 and 8, each once.
 * `point-buy`: scores from 8 to 15 that cost exactly 27 points (8 costs 0, 9 costs 1, … 13 costs 5, 14 costs 7, 15
 * costs 9). `roll` and `manual`: any scores. Scores that break these rules are refused with 422; `fields` has the
 * path `/abilities` or the paths of single scores.
 */
export type AbilityMethod = typeof AbilityMethod[keyof typeof AbilityMethod];

export const AbilityMethod = {
  'standard-array': 'standard-array',
  'point-buy': 'point-buy',
  roll: 'roll',
  manual: 'manual',
} as const;
