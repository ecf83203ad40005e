/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type InvalidCursorResponseCode = typeof InvalidCursorResponseCode[keyof typeof InvalidCursorResponseCode];

export const InvalidCursorResponseCode = {
  invalid_cursor: 'invalid_cursor',
  bad_request: 'bad_request',
} as const;
