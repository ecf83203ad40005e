/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueTotal } from './catalogueTotal.ts';
import type { NextCursor } from './nextCursor.ts';
import type { Spell } from './spell.ts';

/**
 * One page of spells.
 */
export interface SpellPage {
  /** @maxItems 1000 */
  items: Spell[];
  nextCursor: NextCursor;
  total: CatalogueTotal | null;
}
