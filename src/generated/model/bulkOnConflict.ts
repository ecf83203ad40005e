/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What happens to a `create` whose name or key is taken. `reject`: the operation fails. `skip`: nothing changes. `update`: the operation replaces the existing item, but fails if the request gives another key than the item has.
 */
export type BulkOnConflict = typeof BulkOnConflict[keyof typeof BulkOnConflict];

export const BulkOnConflict = {
  reject: 'reject',
  skip: 'skip',
  update: 'update',
} as const;
