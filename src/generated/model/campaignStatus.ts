/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Where the campaign stands; planning unless given.
 */
export type CampaignStatus = typeof CampaignStatus[keyof typeof CampaignStatus];

export const CampaignStatus = {
  planning: 'planning',
  active: 'active',
  paused: 'paused',
  finished: 'finished',
} as const;
