/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Who wrote the draft that was put into the text: `storyteller`, or the name of a model. Null for a text that people wrote.
 */
export type DraftAuthor = string | null;
