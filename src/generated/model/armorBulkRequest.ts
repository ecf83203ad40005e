/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorBulkOperation } from './armorBulkOperation.ts';
import type { BulkDryRun } from './bulkDryRun.ts';
import type { BulkOnConflict } from './bulkOnConflict.ts';

/**
 * Operations on armor, carried out in order; names and references are checked after all of them.
 */
export interface ArmorBulkRequest {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  operations: ArmorBulkOperation[];
  onConflict?: BulkOnConflict;
  dryRun?: BulkDryRun;
}
