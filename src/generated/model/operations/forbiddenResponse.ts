/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The CSRF token or the Origin is wrong.
 */
export type ForbiddenResponse = ApiProblem;
