/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorBulkOperation } from './armorBulkOperation.ts';
import type { BulkDryRun } from './bulkDryRun.ts';
import type { BulkOnConflict } from './bulkOnConflict.ts';

/**
 * Operations on armor, carried out in order. An operation can use a name that a later operation frees, and can delete an item before a later operation removes the last reference to it.
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
