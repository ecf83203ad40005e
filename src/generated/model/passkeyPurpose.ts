/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PasskeyPurpose = typeof PasskeyPurpose[keyof typeof PasskeyPurpose];

export const PasskeyPurpose = {
  signIn: 'signIn',
  secondFactor: 'secondFactor',
} as const;
