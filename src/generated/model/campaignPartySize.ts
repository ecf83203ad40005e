/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How many play; 4 unless given.
 * @minimum 1
 * @maximum 12
 */
export type CampaignPartySize = number;
