/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkCounts } from '../bulkCounts.ts';
import type { ToolBulkResult } from '../toolBulkResult.ts';

/**
 * One result per operation, in order, and the number of operations with each status.
 */
export interface ToolBulkResponse {
  /** @maxItems 1000 */
  results: ToolBulkResult[];
  counts: BulkCounts;
  dryRun: boolean;
}
