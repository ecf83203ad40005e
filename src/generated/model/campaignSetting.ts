/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The world of the campaign. All members can read this text.
 * @maxLength 10000
 * @pattern ^[^\u0000]*$
 */
export type CampaignSetting = string;
