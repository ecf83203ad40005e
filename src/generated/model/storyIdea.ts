/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What the draft should be about, in the words of the user.
 * @maxLength 600
 * @pattern ^[^\u0000]*$
 */
export type StoryIdea = string;
