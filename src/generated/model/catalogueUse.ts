/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueKind } from './catalogueKind.ts';
import type { CatalogueName } from './catalogueName.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { Edition } from './edition.ts';

/**
 * An item that refers to another item.
 */
export interface CatalogueUse {
  kind: CatalogueKind;
  sk: CatalogueSk;
  name: CatalogueName;
  edition: Edition;
}
