/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How dangerous an adventure or a quest is for the party.
 */
export type StoryDifficulty = typeof StoryDifficulty[keyof typeof StoryDifficulty];

export const StoryDifficulty = {
  easy: 'easy',
  standard: 'standard',
  hard: 'hard',
} as const;
