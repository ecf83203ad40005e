/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkCounts } from '../bulkCounts.ts';
import type { GearBulkResult } from '../gearBulkResult.ts';

/**
 * One result per operation, in order, and the number of operations with each status.
 */
export interface GearBulkResponse {
  /** @maxItems 1000 */
  results: GearBulkResult[];
  counts: BulkCounts;
  dryRun: boolean;
}
