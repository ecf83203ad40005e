/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Any characters except U+0000; after NFC 15 to 128 characters. Refused with 422: repetitions, sequences of the keyboard, the alphabet or the digits, common passwords, and passwords that consist mostly of the name, the address or "Questwright".
 * @minLength 15
 * @maxLength 128
 * @pattern ^[^\u0000]*$
 */
export type Password = string;
