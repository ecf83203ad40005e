/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type WeaponBulkUpdateAction = typeof WeaponBulkUpdateAction[keyof typeof WeaponBulkUpdateAction];

export const WeaponBulkUpdateAction = {
  update: 'update',
} as const;
