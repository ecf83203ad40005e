/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type BadRequestResponseCode = typeof BadRequestResponseCode[keyof typeof BadRequestResponseCode];

export const BadRequestResponseCode = {
  bad_request: 'bad_request',
} as const;
