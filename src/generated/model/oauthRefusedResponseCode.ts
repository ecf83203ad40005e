/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type OauthRefusedResponseCode = typeof OauthRefusedResponseCode[keyof typeof OauthRefusedResponseCode];

export const OauthRefusedResponseCode = {
  forbidden: 'forbidden',
  origin_not_allowed: 'origin_not_allowed',
} as const;
