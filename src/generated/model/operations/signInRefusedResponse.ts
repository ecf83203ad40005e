/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { SignInRefusedResponseCode } from '../signInRefusedResponseCode.ts';

export type SignInRefusedResponse = ApiProblem & {
  code: SignInRefusedResponseCode;
};
