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
  /** The version it has now; null when it was deleted. */
  version: Version | null;
}
