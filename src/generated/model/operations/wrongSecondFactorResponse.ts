/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { WrongSecondFactorResponseCode } from '../wrongSecondFactorResponseCode.ts';

export type WrongSecondFactorResponse = ApiProblem & {
  code: WrongSecondFactorResponseCode;
};
