/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Notes that only the game masters can read.
 * @maxLength 20000
 * @pattern ^[^\u0000]*$
 */
export type CampaignDmNotes = string;
