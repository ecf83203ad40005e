/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The spell attack; null if the spell has none.
 * @nullable
 */
export type OptionalSpellAttack = typeof OptionalSpellAttack[keyof typeof OptionalSpellAttack] | null;

export const OptionalSpellAttack = {
  melee: 'melee',
  ranged: 'ranged',
} as const;
