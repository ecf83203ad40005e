/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type EntryDetailsQuestStatus = typeof EntryDetailsQuestStatus[keyof typeof EntryDetailsQuestStatus];

export const EntryDetailsQuestStatus = {
  'not-started': 'not-started',
  ongoing: 'ongoing',
  completed: 'completed',
  abandoned: 'abandoned',
} as const;
