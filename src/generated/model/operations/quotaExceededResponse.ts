/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { QuotaExceededResponseCode } from '../quotaExceededResponseCode.ts';

export type QuotaExceededResponse = ApiProblem & {
  code: QuotaExceededResponseCode;
};
