/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type UnreadablePathResponseCode = typeof UnreadablePathResponseCode[keyof typeof UnreadablePathResponseCode];

export const UnreadablePathResponseCode = {
  bad_request: 'bad_request',
} as const;
