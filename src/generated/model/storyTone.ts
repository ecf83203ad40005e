/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The mood of a story. It decides what happens, not only the words.
 */
export type StoryTone = typeof StoryTone[keyof typeof StoryTone];

export const StoryTone = {
  heroic: 'heroic',
  grim: 'grim',
  intrigue: 'intrigue',
  horror: 'horror',
  whimsical: 'whimsical',
} as const;
