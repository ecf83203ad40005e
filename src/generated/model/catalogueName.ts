/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Unique in its edition, ignoring case.
 * @minLength 1
 * @maxLength 120
 * @pattern ^\S(.*\S)?$
 */
export type CatalogueName = string;
