/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ToolBulkCreateAction } from './toolBulkCreateAction.ts';
import type { ToolInput } from './toolInput.ts';

/**
 * Creates a tool.
 */
export interface ToolBulkCreate {
  action: ToolBulkCreateAction;
  item: ToolInput;
}
