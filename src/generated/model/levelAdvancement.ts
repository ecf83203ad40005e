/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How the character reaches a level: when the game master says so, or by experience points.
 */
export type LevelAdvancement = typeof LevelAdvancement[keyof typeof LevelAdvancement];

export const LevelAdvancement = {
  milestones: 'milestones',
  experience: 'experience',
} as const;
