/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What the players have agreed on, one entry per line, as far as it is not saved in the campaign. The draft keeps to it and to what the campaign says. `safetyLines`: what never happens. `safetyVeils`: what happens, but is not described.
 * @maxLength 2000
 * @pattern ^[^\u0000]*$
 */
export type StorySafety = string;
