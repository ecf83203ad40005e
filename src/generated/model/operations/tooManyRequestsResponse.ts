/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * A limit of `x-rate-limits` is reached.
 */
export type TooManyRequestsResponse = ApiProblem;
