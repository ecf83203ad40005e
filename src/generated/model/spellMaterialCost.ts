/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Cost } from './cost.ts';
import type { SpellMaterialCostPer } from './spellMaterialCostPer.ts';

/**
 * Pieces of a material, each with this price or more.
 */
export interface SpellMaterialCost {
  cost: Cost;
  /**
     * The number of pieces.
     * @minimum 1
     * @maximum 1000
     */
  count: number;
  /**
     * What the pieces are needed for; null if the spell needs them once.
     * @nullable
     */
  per: SpellMaterialCostPer;
  /** Whether the spell consumes the pieces. */
  consumed: boolean;
}
