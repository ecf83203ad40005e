/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SignInExpiredResponseCode = typeof SignInExpiredResponseCode[keyof typeof SignInExpiredResponseCode];

export const SignInExpiredResponseCode = {
  invalid_token: 'invalid_token',
  bad_request: 'bad_request',
} as const;
