/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { UnprocessableContentResponseCode } from '../unprocessableContentResponseCode.ts';

export type UnprocessableContentResponse = ApiProblem & {
  code: UnprocessableContentResponseCode;
};
