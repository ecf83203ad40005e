/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The URL of the picture, relative to the API host; null if there is no picture.
 */
export type OptionalImageUrl = string | null;
