/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What the table agreed on, one to a line: what never happens (lines), what happens off screen (veils).
 * @maxLength 2000
 * @pattern ^[^\u0000]*$
 */
export type CampaignSafety = string;
