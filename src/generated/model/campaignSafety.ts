/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What the players have agreed on, one entry per line. `safetyLines`: what never happens. `safetyVeils`: what happens, but is not described.
 * @maxLength 2000
 * @pattern ^[^\u0000]*$
 */
export type CampaignSafety = string;
