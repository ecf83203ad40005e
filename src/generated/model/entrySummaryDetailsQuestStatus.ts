/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type EntrySummaryDetailsQuestStatus = typeof EntrySummaryDetailsQuestStatus[keyof typeof EntrySummaryDetailsQuestStatus];

export const EntrySummaryDetailsQuestStatus = {
  'not-started': 'not-started',
  ongoing: 'ongoing',
  completed: 'completed',
  abandoned: 'abandoned',
} as const;
