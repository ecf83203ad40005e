/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { InvalidTokenResponseCode } from '../invalidTokenResponseCode.ts';

export type InvalidTokenResponse = ApiProblem & {
  code: InvalidTokenResponseCode;
};
