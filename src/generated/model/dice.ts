/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Dice such as `2d6`, or a number.
 * @maxLength 10
 * @pattern ^[1-9][0-9]*(d(4|6|8|10|12))?$
 */
export type Dice = string;
