/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorBulkUpdateAction } from './armorBulkUpdateAction.ts';
import type { ArmorInput } from './armorInput.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { Version } from './version.ts';

/**
 * Replace a piece of armor; with `version` only if it still has that version.
 */
export interface ArmorBulkUpdate {
  action: ArmorBulkUpdateAction;
  sk: CatalogueSk;
  version?: Version;
  item: ArmorInput;
}
