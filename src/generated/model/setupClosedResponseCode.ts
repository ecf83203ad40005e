/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SetupClosedResponseCode = typeof SetupClosedResponseCode[keyof typeof SetupClosedResponseCode];

export const SetupClosedResponseCode = {
  forbidden: 'forbidden',
  origin_not_allowed: 'origin_not_allowed',
} as const;
