/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueTotal } from './catalogueTotal.ts';
import type { Gear } from './gear.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of gear.
 */
export interface GearPage {
  /** @maxItems 1000 */
  items: Gear[];
  nextCursor: NextCursor;
  total: CatalogueTotal | null;
}
