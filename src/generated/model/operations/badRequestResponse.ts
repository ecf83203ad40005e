/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The body could not be read.
 */
export type BadRequestResponse = ApiProblem;
