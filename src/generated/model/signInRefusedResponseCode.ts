/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SignInRefusedResponseCode = typeof SignInRefusedResponseCode[keyof typeof SignInRefusedResponseCode];

export const SignInRefusedResponseCode = {
  email_not_verified: 'email_not_verified',
  forbidden: 'forbidden',
  origin_not_allowed: 'origin_not_allowed',
} as const;
