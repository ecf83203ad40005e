/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { OauthFailedResponseCode } from '../oauthFailedResponseCode.ts';

export type OauthFailedResponse = ApiProblem & {
  code: OauthFailedResponseCode;
};
