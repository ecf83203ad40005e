/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The part of the effect that it increases: all parts, the first or the later damage, damage of a type, or creatures of a size; null if there is only one part.
 * @nullable
 */
export type SpellIncreaseAppliesTo = typeof SpellIncreaseAppliesTo[keyof typeof SpellIncreaseAppliesTo] | null;

export const SpellIncreaseAppliesTo = {
  all: 'all',
  first: 'first',
  later: 'later',
  medium: 'medium',
  large: 'large',
  huge: 'huge',
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
