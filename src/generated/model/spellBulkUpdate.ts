/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';
import type { SpellBulkUpdateAction } from './spellBulkUpdateAction.ts';
import type { SpellInput } from './spellInput.ts';
import type { Version } from './version.ts';

/**
 * Replaces a spell. With `version`, the operation fails if the spell has another version.
 */
export interface SpellBulkUpdate {
  action: SpellBulkUpdateAction;
  sk: CatalogueSk;
  version?: Version;
  item: SpellInput;
}
