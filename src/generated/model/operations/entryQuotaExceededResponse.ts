/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { EntryQuotaExceededResponseCode } from '../entryQuotaExceededResponseCode.ts';

export type EntryQuotaExceededResponse = ApiProblem & {
  code: EntryQuotaExceededResponseCode;
};
