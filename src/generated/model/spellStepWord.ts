/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SpellStepWord = typeof SpellStepWord[keyof typeof SpellStepWord];

export const SpellStepWord = {
  'until-dispelled': 'until-dispelled',
} as const;
