/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { PasswordChangedResponseCode } from '../passwordChangedResponseCode.ts';

export type PasswordChangedResponse = ApiProblem & {
  code: PasswordChangedResponseCode;
};
