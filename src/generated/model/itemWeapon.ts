/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalDamage } from './optionalDamage.ts';
import type { OptionalDice } from './optionalDice.ts';
import type { OptionalMastery } from './optionalMastery.ts';
import type { OptionalRange } from './optionalRange.ts';
import type { WeaponCategory } from './weaponCategory.ts';
import type { WeaponProperties } from './weaponProperties.ts';

/**
 * What the sheet needs to know about a weapon, copied from the catalogue or typed.
 */
export interface ItemWeapon {
  category: WeaponCategory;
  damage: OptionalDamage;
  versatile: OptionalDice;
  properties: WeaponProperties;
  range: OptionalRange;
  mastery: OptionalMastery;
}
