/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorBulkResult } from '../armorBulkResult.ts';
import type { BulkCounts } from '../bulkCounts.ts';

/**
 * One result per operation, in order, and the number of operations with each status.
 */
export interface ArmorBulkResponse {
  /** @maxItems 1000 */
  results: ArmorBulkResult[];
  counts: BulkCounts;
  dryRun: boolean;
}
