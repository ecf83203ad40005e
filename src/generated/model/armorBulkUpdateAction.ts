/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type ArmorBulkUpdateAction = typeof ArmorBulkUpdateAction[keyof typeof ArmorBulkUpdateAction];

export const ArmorBulkUpdateAction = {
  update: 'update',
} as const;
