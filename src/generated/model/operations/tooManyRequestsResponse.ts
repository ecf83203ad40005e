/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { TooManyRequestsResponseCode } from '../tooManyRequestsResponseCode.ts';

export type TooManyRequestsResponse = ApiProblem & {
  code: TooManyRequestsResponseCode;
};
