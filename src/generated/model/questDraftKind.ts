/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type QuestDraftKind = typeof QuestDraftKind[keyof typeof QuestDraftKind];

export const QuestDraftKind = {
  quest: 'quest',
} as const;
