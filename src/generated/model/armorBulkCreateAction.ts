/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type ArmorBulkCreateAction = typeof ArmorBulkCreateAction[keyof typeof ArmorBulkCreateAction];

export const ArmorBulkCreateAction = {
  create: 'create',
} as const;
