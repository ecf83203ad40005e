/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { InternalServerErrorResponseCode } from '../internalServerErrorResponseCode.ts';

export type InternalServerErrorResponse = ApiProblem & {
  code: InternalServerErrorResponseCode;
};
