/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryDetailsLife } from './entryDetailsLife.ts';
import type { EntryDetailsQuestStatus } from './entryDetailsQuestStatus.ts';
import type { Id } from './id.ts';
import type { QuestCoins } from './questCoins.ts';
import type { QuestRewardItem } from './questRewardItem.ts';
import type { QuestStep } from './questStep.ts';

/**
 * The fields that only some types have. Sessions: `number`, `date`, `attendance`, `recap`. Quests: `questStatus`, `giver`, `steps`, `rewardItems`, `rewardCoins`. People: `role`, `disposition`, `life`. Places: `placeKind`. Factions: `goal`. Items: `rarity`, `holder`. Other fields are refused.
 */
export interface EntryDetails {
  /**
     * The number of the session.
     * @minimum 0
     * @maximum 100000
     */
  number?: number;
  /**
     * The day of the session.
     * @minLength 10
     * @maxLength 10
     */
  date?: string;
  /**
     * The members who were there.
     * @maxItems 250
     */
  attendance?: Id[];
  /**
     * What happened, in Markdown like `text`.
     * @maxLength 10000
     * @pattern ^[^\u0000]*$
     */
  recap?: string;
  questStatus?: EntryDetailsQuestStatus;
  /**
     * Who gives the quest.
     * @maxLength 120
     * @pattern ^[^\u0000]*$
     */
  giver?: string;
  /** @maxItems 50 */
  steps?: QuestStep[];
  /** @maxItems 30 */
  rewardItems?: QuestRewardItem[];
  rewardCoins?: QuestCoins;
  /**
     * What the person does.
     * @maxLength 120
     * @pattern ^[^\u0000]*$
     */
  role?: string;
  /**
     * How the person meets the party.
     * @maxLength 60
     * @pattern ^[^\u0000]*$
     */
  disposition?: string;
  life?: EntryDetailsLife;
  /**
     * A word such as city, ruin or inn.
     * @maxLength 60
     * @pattern ^[^\u0000]*$
     */
  placeKind?: string;
  /**
     * What the faction wants.
     * @maxLength 300
     * @pattern ^[^\u0000]*$
     */
  goal?: string;
  /**
     * @maxLength 60
     * @pattern ^[^\u0000]*$
     */
  rarity?: string;
  /**
     * Who has the item.
     * @maxLength 120
     * @pattern ^[^\u0000]*$
     */
  holder?: string;
}
