/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { CloseConflictResponseCode } from '../closeConflictResponseCode.ts';

export type CloseConflictResponse = ApiProblem & {
  code: CloseConflictResponseCode;
};
