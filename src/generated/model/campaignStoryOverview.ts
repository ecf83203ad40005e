/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The story so far; players may read it.
 * @maxLength 10000
 * @pattern ^[^\u0000]*$
 */
export type CampaignStoryOverview = string;
