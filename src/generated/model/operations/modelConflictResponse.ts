/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { ModelConflictResponseCode } from '../modelConflictResponseCode.ts';

export type ModelConflictResponse = ApiProblem & {
  code: ModelConflictResponseCode;
};
