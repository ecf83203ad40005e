/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The role of the user in the campaign.
 */
export type CampaignRole = typeof CampaignRole[keyof typeof CampaignRole];

export const CampaignRole = {
  owner: 'owner',
  gm: 'gm',
  player: 'player',
  viewer: 'viewer',
} as const;
