/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { NotFoundResponseCode } from '../notFoundResponseCode.ts';

export type NotFoundResponse = ApiProblem & {
  code: NotFoundResponseCode;
};
