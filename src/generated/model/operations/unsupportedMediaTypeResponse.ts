/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The body has another content type than this call takes.
 */
export type UnsupportedMediaTypeResponse = ApiProblem;
