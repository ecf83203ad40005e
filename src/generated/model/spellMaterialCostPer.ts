/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What the pieces are needed for; null if the spell needs them once.
 * @nullable
 */
export type SpellMaterialCostPer = typeof SpellMaterialCostPer[keyof typeof SpellMaterialCostPer] | null;

export const SpellMaterialCostPer = {
  target: 'target',
  corpse: 'corpse',
} as const;
