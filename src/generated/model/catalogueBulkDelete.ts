/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueBulkDeleteAction } from './catalogueBulkDeleteAction.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { Version } from './version.ts';

/**
 * Deletes an item. With `version`, the operation fails if the item has another version.
 */
export interface CatalogueBulkDelete {
  action: CatalogueBulkDeleteAction;
  sk: CatalogueSk;
  version?: Version;
}
