/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkDryRun } from './bulkDryRun.ts';
import type { BulkOnConflict } from './bulkOnConflict.ts';
import type { SpellBulkOperation } from './spellBulkOperation.ts';

/**
 * Operations on spells, carried out in order. An operation can use a name that a later operation frees, and can delete an item before a later operation removes the last reference to it.
 */
export interface SpellBulkRequest {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  operations: SpellBulkOperation[];
  onConflict?: BulkOnConflict;
  dryRun?: BulkDryRun;
}
