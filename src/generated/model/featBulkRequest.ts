/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkDryRun } from './bulkDryRun.ts';
import type { BulkOnConflict } from './bulkOnConflict.ts';
import type { FeatBulkOperation } from './featBulkOperation.ts';

/**
 * Operations on feats, carried out in order; names and references are checked after all of them.
 */
export interface FeatBulkRequest {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  operations: FeatBulkOperation[];
  onConflict?: BulkOnConflict;
  dryRun?: BulkDryRun;
}
