/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';
import type { GearBulkUpdateAction } from './gearBulkUpdateAction.ts';
import type { GearInput } from './gearInput.ts';
import type { Version } from './version.ts';

/**
 * Replace a gear item; with `version` only if it still has that version.
 */
export interface GearBulkUpdate {
  action: GearBulkUpdateAction;
  sk: CatalogueSk;
  version?: Version;
  item: GearInput;
}
