/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { InvitationConflictResponseCode } from '../invitationConflictResponseCode.ts';

export type InvitationConflictResponse = ApiProblem & {
  code: InvitationConflictResponseCode;
};
