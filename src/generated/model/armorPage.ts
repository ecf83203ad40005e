/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Armor } from './armor.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of armor.
 */
export interface ArmorPage {
  /** @maxItems 200 */
  items: Armor[];
  nextCursor: NextCursor;
}
