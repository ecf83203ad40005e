/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type EmailTakenResponseCode = typeof EmailTakenResponseCode[keyof typeof EmailTakenResponseCode];

export const EmailTakenResponseCode = {
  conflict: 'conflict',
} as const;
