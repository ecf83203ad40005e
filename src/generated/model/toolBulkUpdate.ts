/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueSk } from './catalogueSk.ts';
import type { ToolBulkUpdateAction } from './toolBulkUpdateAction.ts';
import type { ToolInput } from './toolInput.ts';
import type { Version } from './version.ts';

/**
 * Replaces a tool. With `version`, the operation fails if the tool has another version.
 */
export interface ToolBulkUpdate {
  action: ToolBulkUpdateAction;
  sk: CatalogueSk;
  version?: Version;
  item: ToolInput;
}
