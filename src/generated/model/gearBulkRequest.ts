/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkDryRun } from './bulkDryRun.ts';
import type { BulkOnConflict } from './bulkOnConflict.ts';
import type { GearBulkOperation } from './gearBulkOperation.ts';

/**
 * Operations on gear, carried out in order. An operation can use a name that a later operation frees, and can delete an item before a later operation removes the last reference to it.
 */
export interface GearBulkRequest {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  operations: GearBulkOperation[];
  onConflict?: BulkOnConflict;
  dryRun?: BulkDryRun;
}
