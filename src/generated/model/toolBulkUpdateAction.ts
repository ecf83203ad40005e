/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type ToolBulkUpdateAction = typeof ToolBulkUpdateAction[keyof typeof ToolBulkUpdateAction];

export const ToolBulkUpdateAction = {
  update: 'update',
} as const;
