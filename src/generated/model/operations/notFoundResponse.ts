/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * There is no such record, or the user may not see it.
 */
export type NotFoundResponse = ApiProblem;
