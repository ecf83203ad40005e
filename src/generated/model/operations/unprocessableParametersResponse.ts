/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { UnprocessableParametersResponseCode } from '../unprocessableParametersResponseCode.ts';

export type UnprocessableParametersResponse = ApiProblem & {
  code: UnprocessableParametersResponseCode;
};
