/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type WrongCredentialsResponseCode = typeof WrongCredentialsResponseCode[keyof typeof WrongCredentialsResponseCode];

export const WrongCredentialsResponseCode = {
  invalid_credentials: 'invalid_credentials',
} as const;
