/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkDryRun } from './bulkDryRun.ts';
import type { BulkOnConflict } from './bulkOnConflict.ts';
import type { WeaponBulkOperation } from './weaponBulkOperation.ts';

/**
 * Operations on weapons, carried out in order. An operation can use a name that a later operation frees, and can delete an item before a later operation removes the last reference to it.
 */
export interface WeaponBulkRequest {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  operations: WeaponBulkOperation[];
  onConflict?: BulkOnConflict;
  dryRun?: BulkDryRun;
}
