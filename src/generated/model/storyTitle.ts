/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minLength 1
 * @maxLength 120
 */
export type StoryTitle = string;
