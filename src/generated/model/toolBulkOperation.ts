/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueBulkDelete } from './catalogueBulkDelete.ts';
import type { ToolBulkCreate } from './toolBulkCreate.ts';
import type { ToolBulkUpdate } from './toolBulkUpdate.ts';

/**
 * One operation on one tool.
 */
export type ToolBulkOperation = ToolBulkCreate | ToolBulkUpdate | CatalogueBulkDelete;
