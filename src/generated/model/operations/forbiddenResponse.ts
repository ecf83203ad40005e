/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * Not allowed for this user, or the CSRF token or Origin is wrong.
 */
export type ForbiddenResponse = ApiProblem;
