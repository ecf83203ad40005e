/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The body is larger than this call takes.
 */
export type PayloadTooLargeResponse = ApiProblem;
