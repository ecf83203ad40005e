/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { IdentityConflictResponseCode } from '../identityConflictResponseCode.ts';

export type IdentityConflictResponse = ApiProblem & {
  code: IdentityConflictResponseCode;
};
