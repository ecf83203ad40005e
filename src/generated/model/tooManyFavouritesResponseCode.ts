/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type TooManyFavouritesResponseCode = typeof TooManyFavouritesResponseCode[keyof typeof TooManyFavouritesResponseCode];

export const TooManyFavouritesResponseCode = {
  quota_exceeded: 'quota_exceeded',
} as const;
