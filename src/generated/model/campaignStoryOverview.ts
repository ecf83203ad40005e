/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The story until now. All members can read this text.
 * @maxLength 10000
 * @pattern ^[^\u0000]*$
 */
export type CampaignStoryOverview = string;
