/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type OauthConflictResponseCode = typeof OauthConflictResponseCode[keyof typeof OauthConflictResponseCode];

export const OauthConflictResponseCode = {
  conflict: 'conflict',
} as const;
