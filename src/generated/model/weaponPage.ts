/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueTotal } from './catalogueTotal.ts';
import type { NextCursor } from './nextCursor.ts';
import type { Weapon } from './weapon.ts';

/**
 * One page of weapons.
 */
export interface WeaponPage {
  /** @maxItems 1000 */
  items: Weapon[];
  nextCursor: NextCursor;
  total: CatalogueTotal | null;
}
