/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * There is no such thing, or it is not yours to see.
 */
export type NotFoundResponse = ApiProblem;
