/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { WrongCredentialsResponseCode } from '../wrongCredentialsResponseCode.ts';

export type WrongCredentialsResponse = ApiProblem & {
  code: WrongCredentialsResponseCode;
};
