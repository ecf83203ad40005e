/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How long a draft is.
 */
export type StoryLength = typeof StoryLength[keyof typeof StoryLength];

export const StoryLength = {
  short: 'short',
  standard: 'standard',
  long: 'long',
} as const;
