/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The user is no administrator, or the CSRF token or the Origin is wrong.
 */
export type AdministratorsOnlyResponse = ApiProblem;
