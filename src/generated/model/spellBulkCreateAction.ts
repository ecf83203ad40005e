/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SpellBulkCreateAction = typeof SpellBulkCreateAction[keyof typeof SpellBulkCreateAction];

export const SpellBulkCreateAction = {
  create: 'create',
} as const;
