/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type WrongSecondFactorResponseCode = typeof WrongSecondFactorResponseCode[keyof typeof WrongSecondFactorResponseCode];

export const WrongSecondFactorResponseCode = {
  invalid_credentials: 'invalid_credentials',
} as const;
