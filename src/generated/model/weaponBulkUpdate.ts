/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';
import type { Version } from './version.ts';
import type { WeaponBulkUpdateAction } from './weaponBulkUpdateAction.ts';
import type { WeaponInput } from './weaponInput.ts';

/**
 * Replaces a weapon. With `version`, the operation fails if the weapon has another version.
 */
export interface WeaponBulkUpdate {
  action: WeaponBulkUpdateAction;
  sk: CatalogueSk;
  version?: Version;
  item: WeaponInput;
}
