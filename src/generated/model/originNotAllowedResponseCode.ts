/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type OriginNotAllowedResponseCode = typeof OriginNotAllowedResponseCode[keyof typeof OriginNotAllowedResponseCode];

export const OriginNotAllowedResponseCode = {
  origin_not_allowed: 'origin_not_allowed',
} as const;
