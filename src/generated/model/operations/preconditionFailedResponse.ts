/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * No tag of `If-Match` is the current version.
 */
export type PreconditionFailedResponse = ApiProblem;
