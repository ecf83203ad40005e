/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SpellTimeUnit = typeof SpellTimeUnit[keyof typeof SpellTimeUnit];

export const SpellTimeUnit = {
  round: 'round',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
} as const;
