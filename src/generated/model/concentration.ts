/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The spell that the character concentrates on; empty for none.
 * @maxLength 120
 * @pattern ^[^\u0000]*$
 */
export type Concentration = string;
