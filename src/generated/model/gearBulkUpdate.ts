/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';
import type { GearBulkUpdateAction } from './gearBulkUpdateAction.ts';
import type { GearInput } from './gearInput.ts';
import type { Version } from './version.ts';

/**
 * Replaces a gear item. With `version`, the operation fails if the gear item has another version.
 */
export interface GearBulkUpdate {
  action: GearBulkUpdateAction;
  sk: CatalogueSk;
  version?: Version;
  item: GearInput;
}
