/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type UnsupportedMediaTypeResponseCode = typeof UnsupportedMediaTypeResponseCode[keyof typeof UnsupportedMediaTypeResponseCode];

export const UnsupportedMediaTypeResponseCode = {
  unsupported_media_type: 'unsupported_media_type',
} as const;
