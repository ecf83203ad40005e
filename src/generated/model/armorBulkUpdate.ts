/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorBulkUpdateAction } from './armorBulkUpdateAction.ts';
import type { ArmorInput } from './armorInput.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { Version } from './version.ts';

/**
 * Replaces a piece of armor. With `version`, the operation fails if the piece of armor has another version.
 */
export interface ArmorBulkUpdate {
  action: ArmorBulkUpdateAction;
  sk: CatalogueSk;
  version?: Version;
  item: ArmorInput;
}
