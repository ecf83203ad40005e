/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The sign-in with the provider failed, or the body could not be read.
 */
export type OauthFailedResponse = ApiProblem;
