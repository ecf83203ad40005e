/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkCount } from './bulkCount.ts';

/**
 * The number of operations with each status.
 */
export interface BulkCounts {
  created: BulkCount;
  updated: BulkCount;
  unchanged: BulkCount;
  skipped: BulkCount;
  deleted: BulkCount;
  failed: BulkCount;
}
