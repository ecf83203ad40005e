/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type FactorRefusedResponseCode = typeof FactorRefusedResponseCode[keyof typeof FactorRefusedResponseCode];

export const FactorRefusedResponseCode = {
  invalid_token: 'invalid_token',
  bad_request: 'bad_request',
} as const;
