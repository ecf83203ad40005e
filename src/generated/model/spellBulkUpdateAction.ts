/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SpellBulkUpdateAction = typeof SpellBulkUpdateAction[keyof typeof SpellBulkUpdateAction];

export const SpellBulkUpdateAction = {
  update: 'update',
} as const;
