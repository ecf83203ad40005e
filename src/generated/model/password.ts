/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Any characters; after NFC 15 to 128 of them. Refused with 422: repetitions, rows of the keyboard or alphabet, passwords from lists of common ones, and what is mostly the name, the address or "Questwright".
 * @minLength 15
 * @maxLength 128
 * @pattern ^[^\u0000]*$
 */
export type Password = string;
