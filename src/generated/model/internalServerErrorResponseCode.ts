/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type InternalServerErrorResponseCode = typeof InternalServerErrorResponseCode[keyof typeof InternalServerErrorResponseCode];

export const InternalServerErrorResponseCode = {
  internal: 'internal',
} as const;
