/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * `failed`: it is not tried again by itself.
 */
export type UnsentMailState = typeof UnsentMailState[keyof typeof UnsentMailState];

export const UnsentMailState = {
  waiting: 'waiting',
  failed: 'failed',
} as const;
