/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';
import type { Version } from './version.ts';

/**
 * One item that changed.
 */
export interface CatalogueChange {
  sk: CatalogueSk;
  /** The version after the change; null if the change has deleted the item. */
  version: Version | null;
}
