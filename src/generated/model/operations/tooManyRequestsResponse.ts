/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * Too many tries in a short time.
 */
export type TooManyRequestsResponse = ApiProblem;
