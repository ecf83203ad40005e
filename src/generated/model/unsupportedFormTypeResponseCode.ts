/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type UnsupportedFormTypeResponseCode = typeof UnsupportedFormTypeResponseCode[keyof typeof UnsupportedFormTypeResponseCode];

export const UnsupportedFormTypeResponseCode = {
  unsupported_media_type: 'unsupported_media_type',
} as const;
