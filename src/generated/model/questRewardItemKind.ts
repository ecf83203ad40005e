/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The kind of the catalogue.
 */
export type QuestRewardItemKind = typeof QuestRewardItemKind[keyof typeof QuestRewardItemKind];

export const QuestRewardItemKind = {
  gear: 'gear',
  tools: 'tools',
  armor: 'armor',
  weapons: 'weapons',
} as const;
