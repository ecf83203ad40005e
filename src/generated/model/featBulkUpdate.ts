/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';
import type { FeatBulkUpdateAction } from './featBulkUpdateAction.ts';
import type { FeatInput } from './featInput.ts';
import type { Version } from './version.ts';

/**
 * Replace a feat; with `version` only if it still has that version.
 */
export interface FeatBulkUpdate {
  action: FeatBulkUpdateAction;
  sk: CatalogueSk;
  version?: Version;
  item: FeatInput;
}
