/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The server is too busy, starting or stopping.
 */
export type ServiceUnavailableResponse = ApiProblem;
