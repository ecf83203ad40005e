/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A role that can be given to a member. A campaign has one owner, who can hand it over.
 */
export type GivenCampaignRole = typeof GivenCampaignRole[keyof typeof GivenCampaignRole];

export const GivenCampaignRole = {
  gm: 'gm',
  player: 'player',
  viewer: 'viewer',
} as const;
