/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What to do with a create whose name or key is taken.
 */
export type BulkOnConflict = typeof BulkOnConflict[keyof typeof BulkOnConflict];

export const BulkOnConflict = {
  reject: 'reject',
  skip: 'skip',
  update: 'update',
} as const;
