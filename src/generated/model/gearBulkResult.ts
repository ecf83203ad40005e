/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from './apiProblem.ts';
import type { BulkIndex } from './bulkIndex.ts';
import type { BulkStatus } from './bulkStatus.ts';
import type { Gear } from './gear.ts';
import type { OptionalSk } from './optionalSk.ts';

/**
 * What became of one operation.
 */
export interface GearBulkResult {
  index: BulkIndex;
  status: BulkStatus;
  sk: OptionalSk;
  /** The gear item as it is now; null when it was deleted, skipped or refused. */
  item: Gear | null;
  /** Why it was refused; null otherwise. */
  problem: ApiProblem | null;
}
