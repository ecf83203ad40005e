/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellMaterialCost } from './spellMaterialCost.ts';

/**
 * A material component. Without `costs`, a component pouch or a focus replaces it.
 */
export interface SpellMaterial {
  /**
     * What the material is; empty if it is not written down.
     * @maxLength 300
     * @pattern ^[^\u0000]*$
     */
  text: string;
  /** @maxItems 10 */
  costs: SpellMaterialCost[];
}
