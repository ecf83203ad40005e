/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type ToolBulkCreateAction = typeof ToolBulkCreateAction[keyof typeof ToolBulkCreateAction];

export const ToolBulkCreateAction = {
  create: 'create',
} as const;
