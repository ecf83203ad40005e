/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { MembersConflictResponseCode } from '../membersConflictResponseCode.ts';

export type MembersConflictResponse = ApiProblem & {
  code: MembersConflictResponseCode;
};
