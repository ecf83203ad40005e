/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type InvalidInvitationResponseCode = typeof InvalidInvitationResponseCode[keyof typeof InvalidInvitationResponseCode];

export const InvalidInvitationResponseCode = {
  invalid_token: 'invalid_token',
  bad_request: 'bad_request',
} as const;
