/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The name is taken, or other items need what the change takes away.
 */
export type UpdateConflictResponse = ApiProblem;
