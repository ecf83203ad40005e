/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The call has no session, or its session has ended.
 */
export type UnauthorizedResponse = ApiProblem;
