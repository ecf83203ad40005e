/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The request could not be read, or a token or cursor in it is not valid.
 */
export type BadRequestResponse = ApiProblem;
