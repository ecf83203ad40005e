/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The change contradicts what is stored.
 */
export type ConflictResponse = ApiProblem;
