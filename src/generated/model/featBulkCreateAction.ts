/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type FeatBulkCreateAction = typeof FeatBulkCreateAction[keyof typeof FeatBulkCreateAction];

export const FeatBulkCreateAction = {
  create: 'create',
} as const;
