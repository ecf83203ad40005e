/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type UnprocessableParametersResponseCode = typeof UnprocessableParametersResponseCode[keyof typeof UnprocessableParametersResponseCode];

export const UnprocessableParametersResponseCode = {
  validation_failed: 'validation_failed',
} as const;
