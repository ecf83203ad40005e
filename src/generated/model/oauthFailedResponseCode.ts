/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type OauthFailedResponseCode = typeof OauthFailedResponseCode[keyof typeof OauthFailedResponseCode];

export const OauthFailedResponseCode = {
  oauth_failed: 'oauth_failed',
  bad_request: 'bad_request',
} as const;
