/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type BulkStatus = typeof BulkStatus[keyof typeof BulkStatus];

export const BulkStatus = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  skipped: 'skipped',
  deleted: 'deleted',
  failed: 'failed',
} as const;
