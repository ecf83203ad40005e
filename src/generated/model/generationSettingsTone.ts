/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The mood of the story.
 */
export type GenerationSettingsTone = typeof GenerationSettingsTone[keyof typeof GenerationSettingsTone];

export const GenerationSettingsTone = {
  heroic: 'heroic',
  grim: 'grim',
  intrigue: 'intrigue',
  horror: 'horror',
  whimsical: 'whimsical',
} as const;
