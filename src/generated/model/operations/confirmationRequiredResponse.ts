/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { ConfirmationRequiredResponseCode } from '../confirmationRequiredResponseCode.ts';

export type ConfirmationRequiredResponse = ApiProblem & {
  code: ConfirmationRequiredResponseCode;
};
