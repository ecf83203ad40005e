/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Letters, digits, spaces, full stops, commas, apostrophes and hyphens, with at least one letter or digit. A space follows each full stop, except between initials such as J.R.R., so that a name is no web address.
 * @minLength 1
 * @maxLength 80
 * @pattern ^(?:[\p{M} .,'’-]*[\p{M} ,'’-])?[\p{L}\p{N}][\p{L}\p{M}\p{N} ,'’-]*(?:\.(?:\p{L}\p{M}*)?(?:[ ,'’-][\p{L}\p{M}\p{N} ,'’-]*)?)*$
 */
export type NewPersonName = string;
