/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The progress of the campaign; the default is `planning`.
 */
export type CampaignStatus = typeof CampaignStatus[keyof typeof CampaignStatus];

export const CampaignStatus = {
  planning: 'planning',
  active: 'active',
  paused: 'paused',
  finished: 'finished',
} as const;
