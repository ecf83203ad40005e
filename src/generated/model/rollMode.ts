/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type RollMode = typeof RollMode[keyof typeof RollMode];

export const RollMode = {
  normal: 'normal',
  advantage: 'advantage',
  disadvantage: 'disadvantage',
} as const;
