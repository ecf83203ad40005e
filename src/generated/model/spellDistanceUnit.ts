/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SpellDistanceUnit = typeof SpellDistanceUnit[keyof typeof SpellDistanceUnit];

export const SpellDistanceUnit = {
  feet: 'feet',
  miles: 'miles',
} as const;
