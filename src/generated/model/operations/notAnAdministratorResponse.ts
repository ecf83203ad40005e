/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The user is no administrator.
 */
export type NotAnAdministratorResponse = ApiProblem;
