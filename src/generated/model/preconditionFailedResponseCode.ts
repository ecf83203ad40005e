/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PreconditionFailedResponseCode = typeof PreconditionFailedResponseCode[keyof typeof PreconditionFailedResponseCode];

export const PreconditionFailedResponseCode = {
  version_mismatch: 'version_mismatch',
} as const;
