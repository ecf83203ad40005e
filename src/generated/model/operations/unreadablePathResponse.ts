/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The path has an escape that cannot be decoded.
 */
export type UnreadablePathResponse = ApiProblem;
