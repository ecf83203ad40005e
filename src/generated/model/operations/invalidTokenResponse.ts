/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';

/**
 * The token is unknown, used or expired, or the body could not be read.
 */
export type InvalidTokenResponse = ApiProblem;
