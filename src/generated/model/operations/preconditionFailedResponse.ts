/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { PreconditionFailedResponseCode } from '../preconditionFailedResponseCode.ts';

export type PreconditionFailedResponse = ApiProblem & {
  code: PreconditionFailedResponseCode;
};
