/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SecondFactorName = typeof SecondFactorName[keyof typeof SecondFactorName];

export const SecondFactorName = {
  totp: 'totp',
  passkey: 'passkey',
  recoveryCode: 'recoveryCode',
} as const;
