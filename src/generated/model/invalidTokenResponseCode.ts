/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type InvalidTokenResponseCode = typeof InvalidTokenResponseCode[keyof typeof InvalidTokenResponseCode];

export const InvalidTokenResponseCode = {
  invalid_token: 'invalid_token',
  bad_request: 'bad_request',
} as const;
