/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SpellDurationWord = typeof SpellDurationWord[keyof typeof SpellDurationWord];

export const SpellDurationWord = {
  instantaneous: 'instantaneous',
  'until-dispelled': 'until-dispelled',
  'until-dispelled-or-triggered': 'until-dispelled-or-triggered',
  special: 'special',
} as const;
