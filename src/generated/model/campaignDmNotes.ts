/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * For game masters only.
 * @maxLength 20000
 * @pattern ^[^\u0000]*$
 */
export type CampaignDmNotes = string;
