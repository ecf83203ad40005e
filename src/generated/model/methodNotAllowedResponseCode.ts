/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type MethodNotAllowedResponseCode = typeof MethodNotAllowedResponseCode[keyof typeof MethodNotAllowedResponseCode];

export const MethodNotAllowedResponseCode = {
  method_not_allowed: 'method_not_allowed',
} as const;
