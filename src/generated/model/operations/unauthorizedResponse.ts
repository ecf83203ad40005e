/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { UnauthorizedResponseCode } from '../unauthorizedResponseCode.ts';

export type UnauthorizedResponse = ApiProblem & {
  code: UnauthorizedResponseCode;
};
