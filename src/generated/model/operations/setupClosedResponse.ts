/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * There is an administrator already, or the Origin is not allowed.
 */
export type SetupClosedResponse = ApiProblem;
