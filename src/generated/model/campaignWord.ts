/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * One or two words.
 * @maxLength 60
 * @pattern ^[^\u0000]*$
 */
export type CampaignWord = string;
