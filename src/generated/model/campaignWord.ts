/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * In a word or two.
 * @maxLength 60
 * @pattern ^[^\u0000]*$
 */
export type CampaignWord = string;
