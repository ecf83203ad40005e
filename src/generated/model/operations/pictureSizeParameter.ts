/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PictureSizeParameter = typeof PictureSizeParameter[keyof typeof PictureSizeParameter];

export const PictureSizeParameter = {
  full: 'full',
  small: 'small',
} as const;
