/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { OauthRefusedResponseCode } from '../oauthRefusedResponseCode.ts';

export type OauthRefusedResponse = ApiProblem & {
  code: OauthRefusedResponseCode;
};
