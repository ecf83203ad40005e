/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Dice, a number or both, such as `2d8`, `70` or `4d8+15`; `mod` is the modifier of the spellcasting ability.
 * @maxLength 20
 * @pattern ^(mod|[1-9][0-9]{0,3}(d(4|6|8|10|12))?(\+[1-9][0-9]{0,3})?(\+mod)?)$
 */
export type SpellAmount = string;
