/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from './apiProblem.ts';
import type { BulkIndex } from './bulkIndex.ts';
import type { BulkStatus } from './bulkStatus.ts';
import type { OptionalSk } from './optionalSk.ts';
import type { Weapon } from './weapon.ts';

/**
 * What became of one operation.
 */
export interface WeaponBulkResult {
  index: BulkIndex;
  status: BulkStatus;
  sk: OptionalSk;
  /** The weapon as it is now; null when it was deleted, skipped or refused. */
  item: Weapon | null;
  /** Why it was refused; null otherwise. */
  problem: ApiProblem | null;
}
