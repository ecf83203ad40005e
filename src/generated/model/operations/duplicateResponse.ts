/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The name or the key is taken in this edition.
 */
export type DuplicateResponse = ApiProblem;
