/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The Idempotency-Key came with another body before.
 */
export type IdempotencyConflictResponse = ApiProblem;
