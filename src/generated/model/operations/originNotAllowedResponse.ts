/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { OriginNotAllowedResponseCode } from '../originNotAllowedResponseCode.ts';

export type OriginNotAllowedResponse = ApiProblem & {
  code: OriginNotAllowedResponseCode;
};
