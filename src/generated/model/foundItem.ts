/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueKind } from './catalogueKind.ts';
import type { CatalogueName } from './catalogueName.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { Edition } from './edition.ts';

/**
 * An item of the catalogue that a search has found.
 */
export interface FoundItem {
  kind: CatalogueKind;
  sk: CatalogueSk;
  name: CatalogueName;
  edition: Edition;
}
