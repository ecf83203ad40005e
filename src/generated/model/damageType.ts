/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type DamageType = typeof DamageType[keyof typeof DamageType];

export const DamageType = {
  acid: 'acid',
  bludgeoning: 'bludgeoning',
  cold: 'cold',
  fire: 'fire',
  force: 'force',
  lightning: 'lightning',
  necrotic: 'necrotic',
  piercing: 'piercing',
  poison: 'poison',
  psychic: 'psychic',
  radiant: 'radiant',
  slashing: 'slashing',
  thunder: 'thunder',
} as const;
