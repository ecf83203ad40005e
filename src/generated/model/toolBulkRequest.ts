/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BulkDryRun } from './bulkDryRun.ts';
import type { BulkOnConflict } from './bulkOnConflict.ts';
import type { ToolBulkOperation } from './toolBulkOperation.ts';

/**
 * Operations on tools, carried out in order; names and references are checked after all of them.
 */
export interface ToolBulkRequest {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  operations: ToolBulkOperation[];
  onConflict?: BulkOnConflict;
  dryRun?: BulkDryRun;
}
