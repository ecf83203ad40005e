/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { PersonConflictResponseCode } from '../personConflictResponseCode.ts';

export type PersonConflictResponse = ApiProblem & {
  code: PersonConflictResponseCode;
};
