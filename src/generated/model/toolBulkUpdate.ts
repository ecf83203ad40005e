/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';
import type { ToolBulkUpdateAction } from './toolBulkUpdateAction.ts';
import type { ToolInput } from './toolInput.ts';
import type { Version } from './version.ts';

/**
 * Replace a tool; with `version` only if it still has that version.
 */
export interface ToolBulkUpdate {
  action: ToolBulkUpdateAction;
  sk: CatalogueSk;
  version?: Version;
  item: ToolInput;
}
