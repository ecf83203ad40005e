/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Where the picture is, relative to the API host; null without one.
 */
export type OptionalImageUrl = string | null;
