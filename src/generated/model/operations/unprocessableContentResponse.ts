/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The request can be read but does not fit; one entry per field that is at fault.
 */
export type UnprocessableContentResponse = ApiProblem;
