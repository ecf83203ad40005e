/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type GearBulkCreateAction = typeof GearBulkCreateAction[keyof typeof GearBulkCreateAction];

export const GearBulkCreateAction = {
  create: 'create',
} as const;
