/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { FactorRefusedResponseCode } from '../factorRefusedResponseCode.ts';

export type FactorRefusedResponse = ApiProblem & {
  code: FactorRefusedResponseCode;
};
