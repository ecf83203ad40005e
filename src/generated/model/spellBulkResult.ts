/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from './apiProblem.ts';
import type { BulkIndex } from './bulkIndex.ts';
import type { BulkStatus } from './bulkStatus.ts';
import type { OptionalSk } from './optionalSk.ts';
import type { Spell } from './spell.ts';

/**
 * The result of one operation.
 */
export interface SpellBulkResult {
  index: BulkIndex;
  status: BulkStatus;
  sk: OptionalSk;
  /** The spell after the operation; null if the operation has deleted or skipped it, or has failed. */
  item: Spell | null;
  /** Why the operation has failed; null if it has not failed. */
  problem: ApiProblem | null;
}
