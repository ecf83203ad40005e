/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How far a quest is.
 */
export type QuestStatus = typeof QuestStatus[keyof typeof QuestStatus];

export const QuestStatus = {
  'not-started': 'not-started',
  ongoing: 'ongoing',
  completed: 'completed',
  abandoned: 'abandoned',
} as const;
