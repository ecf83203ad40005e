/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Armor } from './armor.ts';
import type { CatalogueTotal } from './catalogueTotal.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of armor.
 */
export interface ArmorPage {
  /** @maxItems 1000 */
  items: Armor[];
  nextCursor: NextCursor;
  total: CatalogueTotal | null;
}
