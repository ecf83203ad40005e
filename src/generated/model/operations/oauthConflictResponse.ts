/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { OauthConflictResponseCode } from '../oauthConflictResponseCode.ts';

export type OauthConflictResponse = ApiProblem & {
  code: OauthConflictResponseCode;
};
