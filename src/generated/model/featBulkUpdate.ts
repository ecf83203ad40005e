/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';
import type { FeatBulkUpdateAction } from './featBulkUpdateAction.ts';
import type { FeatInput } from './featInput.ts';
import type { Version } from './version.ts';

/**
 * Replaces a feat. With `version`, the operation fails if the feat has another version.
 */
export interface FeatBulkUpdate {
  action: FeatBulkUpdateAction;
  sk: CatalogueSk;
  version?: Version;
  item: FeatInput;
}
