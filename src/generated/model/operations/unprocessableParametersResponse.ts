/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * A parameter does not fit or is unknown; one entry for each.
 */
export type UnprocessableParametersResponse = ApiProblem;
