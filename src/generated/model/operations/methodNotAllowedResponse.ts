/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * What every other method answers at this path; `Allow` names those that work.
 */
export type MethodNotAllowedResponse = ApiProblem;
