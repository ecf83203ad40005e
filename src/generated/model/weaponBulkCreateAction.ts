/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type WeaponBulkCreateAction = typeof WeaponBulkCreateAction[keyof typeof WeaponBulkCreateAction];

export const WeaponBulkCreateAction = {
  create: 'create',
} as const;
