/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CatalogueBulkDeleteAction = typeof CatalogueBulkDeleteAction[keyof typeof CatalogueBulkDeleteAction];

export const CatalogueBulkDeleteAction = {
  delete: 'delete',
} as const;
