/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * An account with this address exists and signs in with its password.
 */
export type OauthConflictResponse = ApiProblem;
