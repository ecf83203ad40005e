/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorCategory } from './armorCategory.ts';
import type { ArmorClassBase } from './armorClassBase.ts';

/**
 * What the sheet needs to know about armor, copied from the catalogue or typed.
 */
export interface ItemArmor {
  category: ArmorCategory;
  base: ArmorClassBase;
  /**
     * The Strength below which the armor slows; null for none.
     * @minimum 1
     * @maximum 30
     * @nullable
     */
  strength: number | null;
  stealthDisadvantage: boolean;
}
