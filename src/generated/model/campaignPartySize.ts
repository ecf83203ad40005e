/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The number of players; the default is 4.
 * @minimum 1
 * @maximum 12
 */
export type CampaignPartySize = number;
