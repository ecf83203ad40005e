/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type GearBulkUpdateAction = typeof GearBulkUpdateAction[keyof typeof GearBulkUpdateAction];

export const GearBulkUpdateAction = {
  update: 'update',
} as const;
