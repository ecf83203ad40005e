/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CampaignForbiddenResponseCode = typeof CampaignForbiddenResponseCode[keyof typeof CampaignForbiddenResponseCode];

export const CampaignForbiddenResponseCode = {
  forbidden: 'forbidden',
  csrf_failed: 'csrf_failed',
  origin_not_allowed: 'origin_not_allowed',
} as const;
