/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * `points` are damage or hit points; `bolts` are rays, darts and beams.
 */
export type SpellUnit = typeof SpellUnit[keyof typeof SpellUnit];

export const SpellUnit = {
  points: 'points',
  targets: 'targets',
  bolts: 'bolts',
  feet: 'feet',
  rounds: 'rounds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  bonus: 'bonus',
} as const;
