/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursor } from './nextCursor.ts';
import type { WeaponHistoryEntry } from './weaponHistoryEntry.ts';

/**
 * One page of the history of a weapon, latest first.
 */
export interface WeaponHistoryPage {
  /** @maxItems 200 */
  items: WeaponHistoryEntry[];
  nextCursor: NextCursor;
}
