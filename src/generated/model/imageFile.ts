/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * JPEG, PNG or WebP with at most 16 megapixels, or AVIF with at most 8; at most 5 MiB.
 */
export type ImageFile = Blob;
