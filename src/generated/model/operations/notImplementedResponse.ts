/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * This server cannot do that yet.
 */
export type NotImplementedResponse = ApiProblem;
