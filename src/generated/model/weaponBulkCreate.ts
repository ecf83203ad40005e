/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { WeaponBulkCreateAction } from './weaponBulkCreateAction.ts';
import type { WeaponInput } from './weaponInput.ts';

/**
 * Creates a weapon.
 */
export interface WeaponBulkCreate {
  action: WeaponBulkCreateAction;
  item: WeaponInput;
}
