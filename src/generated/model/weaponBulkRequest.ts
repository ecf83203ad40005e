/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkDryRun } from './bulkDryRun.ts';
import type { BulkOnConflict } from './bulkOnConflict.ts';
import type { WeaponBulkOperation } from './weaponBulkOperation.ts';

/**
 * Operations on weapons, carried out in order; names and references are checked after all of them.
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
