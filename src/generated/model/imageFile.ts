/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * JPEG, PNG, WebP or AVIF, at most 5 MiB.
 */
export type ImageFile = Blob;
