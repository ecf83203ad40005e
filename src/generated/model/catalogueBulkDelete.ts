/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueBulkDeleteAction } from './catalogueBulkDeleteAction.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { Version } from './version.ts';

/**
 * Delete an item; with `version` only if it still has that version.
 */
export interface CatalogueBulkDelete {
  action: CatalogueBulkDeleteAction;
  sk: CatalogueSk;
  version?: Version;
}
