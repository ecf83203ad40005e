/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type UnauthorizedResponseCode = typeof UnauthorizedResponseCode[keyof typeof UnauthorizedResponseCode];

export const UnauthorizedResponseCode = {
  unauthenticated: 'unauthenticated',
} as const;
