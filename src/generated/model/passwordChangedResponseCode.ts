/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PasswordChangedResponseCode = typeof PasswordChangedResponseCode[keyof typeof PasswordChangedResponseCode];

export const PasswordChangedResponseCode = {
  conflict: 'conflict',
} as const;
