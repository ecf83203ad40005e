/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The cursor does not belong to this list, order and filter, or the path could not be read.
 */
export type InvalidCursorResponse = ApiProblem;
