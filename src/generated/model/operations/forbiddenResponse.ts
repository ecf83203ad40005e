/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { ForbiddenResponseCode } from '../forbiddenResponseCode.ts';

export type ForbiddenResponse = ApiProblem & {
  code: ForbiddenResponseCode;
};
