/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * Something broke on the server; the request id is in its log.
 */
export type InternalServerErrorResponse = ApiProblem;
