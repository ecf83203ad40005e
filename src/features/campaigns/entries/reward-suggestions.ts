import {
  type FoundItem,
  type QuestRewardItem,
  QuestRewardItemKind,
} from '#src/generated/model/index.ts';

/** The name of a reward, with its item in the catalogue if there is one. */
export type RewardName = Pick<QuestRewardItem, 'name' | 'kind' | 'sk'>;

export const rewardKindLabels: Readonly<Record<QuestRewardItemKind, string>> = {
  gear: 'Gear',
  tools: 'Tool',
  armor: 'Armor',
  weapons: 'Weapon',
};

export interface RewardSuggestion {
  readonly label: string;
  readonly item: Required<RewardName>;
}

/** The found items that can be a reward. The edition is in the label if two have the same name. */
export function suggestionsOf(items: readonly FoundItem[]): readonly RewardSuggestion[] {
  const fitting = items.flatMap(({ kind: found, ...item }) => {
    const kind = Object.values(QuestRewardItemKind).find((one) => one === found);
    return kind === undefined ? [] : [{ ...item, kind }];
  });
  return fitting.map(({ edition, ...item }) => {
    const isAlone = fitting.filter(({ name }) => name === item.name).length === 1;
    const words = [item.name, rewardKindLabels[item.kind], ...(isAlone ? [] : [edition])];
    return { label: words.join(' · '), item };
  });
}
