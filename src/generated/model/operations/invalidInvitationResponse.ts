/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { InvalidInvitationResponseCode } from '../invalidInvitationResponseCode.ts';

export type InvalidInvitationResponse = ApiProblem & {
  code: InvalidInvitationResponseCode;
};
