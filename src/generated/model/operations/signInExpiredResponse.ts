/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { SignInExpiredResponseCode } from '../signInExpiredResponseCode.ts';

export type SignInExpiredResponse = ApiProblem & {
  code: SignInExpiredResponseCode;
};
