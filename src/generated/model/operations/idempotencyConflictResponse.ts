/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { IdempotencyConflictResponseCode } from '../idempotencyConflictResponseCode.ts';

export type IdempotencyConflictResponse = ApiProblem & {
  code: IdempotencyConflictResponseCode;
};
