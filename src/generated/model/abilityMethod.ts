/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type AbilityMethod = typeof AbilityMethod[keyof typeof AbilityMethod];


export const AbilityMethod = {
  'standard-array': 'standard-array',
  'point-buy': 'point-buy',
  roll: 'roll',
  manual: 'manual',
} as const;
