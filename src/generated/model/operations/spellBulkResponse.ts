/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkCounts } from '../bulkCounts.ts';
import type { SpellBulkResult } from '../spellBulkResult.ts';

/**
 * One result per operation, in order, and the number of operations with each status.
 */
export interface SpellBulkResponse {
  /** @maxItems 1000 */
  results: SpellBulkResult[];
  counts: BulkCounts;
  dryRun: boolean;
}
