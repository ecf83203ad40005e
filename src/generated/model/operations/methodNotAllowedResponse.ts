/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { MethodNotAllowedResponseCode } from '../methodNotAllowedResponseCode.ts';

export type MethodNotAllowedResponse = ApiProblem & {
  code: MethodNotAllowedResponseCode;
};
