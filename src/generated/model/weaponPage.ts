/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursor } from './nextCursor.ts';
import type { Weapon } from './weapon.ts';

/**
 * One page of weapons.
 */
export interface WeaponPage {
  /** @maxItems 200 */
  items: Weapon[];
  nextCursor: NextCursor;
}
