/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ApiProblem } from '../apiProblem.ts';
import type { CampaignForbiddenResponseCode } from '../campaignForbiddenResponseCode.ts';

export type CampaignForbiddenResponse = ApiProblem & {
  code: CampaignForbiddenResponseCode;
};
