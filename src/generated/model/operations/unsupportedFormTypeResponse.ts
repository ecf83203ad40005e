/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The body is not `multipart/form-data`.
 */
export type UnsupportedFormTypeResponse = ApiProblem;
