/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type UnprocessableContentResponseCode = typeof UnprocessableContentResponseCode[keyof typeof UnprocessableContentResponseCode];

export const UnprocessableContentResponseCode = {
  validation_failed: 'validation_failed',
} as const;
