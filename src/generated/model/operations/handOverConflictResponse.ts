/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { HandOverConflictResponseCode } from '../handOverConflictResponseCode.ts';

export type HandOverConflictResponse = ApiProblem & {
  code: HandOverConflictResponseCode;
};
