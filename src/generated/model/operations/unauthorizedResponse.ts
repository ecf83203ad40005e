/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * Nobody is signed in, the session has ended, or the credentials are wrong.
 */
export type UnauthorizedResponse = ApiProblem;
