/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueTotal } from './catalogueTotal.ts';
import type { Feat } from './feat.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of feats.
 */
export interface FeatPage {
  /** @maxItems 1000 */
  items: Feat[];
  nextCursor: NextCursor;
  total: CatalogueTotal | null;
}
