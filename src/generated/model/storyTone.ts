/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The mood of a story. It decides what happens, not only the words. A request without it gets the one that fits the tone of its campaign, or else `heroic`.
 */
export type StoryTone = typeof StoryTone[keyof typeof StoryTone];

export const StoryTone = {
  heroic: 'heroic',
  grim: 'grim',
  intrigue: 'intrigue',
  horror: 'horror',
  whimsical: 'whimsical',
} as const;
