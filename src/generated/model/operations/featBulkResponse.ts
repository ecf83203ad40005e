/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkCounts } from '../bulkCounts.ts';
import type { FeatBulkResult } from '../featBulkResult.ts';

/**
 * One result per operation, in order, and the number of operations with each status.
 */
export interface FeatBulkResponse {
  /** @maxItems 1000 */
  results: FeatBulkResult[];
  counts: BulkCounts;
  dryRun: boolean;
}
