/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type NotFoundResponseCode = typeof NotFoundResponseCode[keyof typeof NotFoundResponseCode];

export const NotFoundResponseCode = {
  not_found: 'not_found',
} as const;
