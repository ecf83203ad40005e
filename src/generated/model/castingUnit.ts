/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CastingUnit = typeof CastingUnit[keyof typeof CastingUnit];

export const CastingUnit = {
  action: 'action',
  'bonus-action': 'bonus-action',
  reaction: 'reaction',
  minute: 'minute',
  hour: 'hour',
} as const;
