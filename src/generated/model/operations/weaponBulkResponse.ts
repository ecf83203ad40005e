/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkCounts } from '../bulkCounts.ts';
import type { WeaponBulkResult } from '../weaponBulkResult.ts';

/**
 * One result per operation, in order, and the number of operations with each status.
 */
export interface WeaponBulkResponse {
  /** @maxItems 1000 */
  results: WeaponBulkResult[];
  counts: BulkCounts;
  dryRun: boolean;
}
