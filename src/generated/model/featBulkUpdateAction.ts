/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type FeatBulkUpdateAction = typeof FeatBulkUpdateAction[keyof typeof FeatBulkUpdateAction];

export const FeatBulkUpdateAction = {
  update: 'update',
} as const;
