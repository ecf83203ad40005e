/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The level of the characters.
 * @minimum 1
 * @maximum 20
 */
export type StoryLevel = number;
