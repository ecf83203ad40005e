/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { PersonLife } from './personLife.ts';
import type { QuestCoins } from './questCoins.ts';
import type { QuestRewardItem } from './questRewardItem.ts';
import type { QuestStatus } from './questStatus.ts';
import type { QuestStep } from './questStep.ts';
import type { SessionDate } from './sessionDate.ts';
import type { SessionNumber } from './sessionNumber.ts';

/**
 * The fields that only some types have. Sessions: `number`, `date`, `attendance`, `recap`. Quests: `questStatus`, `giver`, `steps`, `rewardItems`, `rewardCoins`. People: `role`, `disposition`, `life`. Places: `placeKind`. Factions: `goal`. Items: `rarity`, `holder`. Other fields are refused.
 */
export interface EntryDetails {
  number?: SessionNumber;
  date?: SessionDate;
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
  questStatus?: QuestStatus;
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
  life?: PersonLife;
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
