/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The kind of the spell attack; null without one.
 * @nullable
 */
export type SpellFactsAttack = typeof SpellFactsAttack[keyof typeof SpellFactsAttack] | null;

export const SpellFactsAttack = {
  melee: 'melee',
  ranged: 'ranged',
} as const;
