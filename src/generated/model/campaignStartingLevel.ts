/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The level at which characters begin; the default is 1.
 * @minimum 1
 * @maximum 20
 */
export type CampaignStartingLevel = number;
