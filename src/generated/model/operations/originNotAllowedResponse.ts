/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The page that sends this has an Origin that is not allowed.
 */
export type OriginNotAllowedResponse = ApiProblem;
