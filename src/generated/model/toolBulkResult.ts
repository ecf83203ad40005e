/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from './apiProblem.ts';
import type { BulkIndex } from './bulkIndex.ts';
import type { BulkStatus } from './bulkStatus.ts';
import type { OptionalSk } from './optionalSk.ts';
import type { Tool } from './tool.ts';

/**
 * The result of one operation.
 */
export interface ToolBulkResult {
  index: BulkIndex;
  status: BulkStatus;
  sk: OptionalSk;
  /** The tool after the operation; null if the operation has deleted or skipped it, or has failed. */
  item: Tool | null;
  /** Why the operation has failed; null if it has not failed. */
  problem: ApiProblem | null;
}
