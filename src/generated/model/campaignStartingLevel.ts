/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The level characters begin at; 1 unless given.
 * @minimum 1
 * @maximum 20
 */
export type CampaignStartingLevel = number;
