/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The body is not `application/json` in UTF-8.
 */
export type UnsupportedMediaTypeResponse = ApiProblem;
