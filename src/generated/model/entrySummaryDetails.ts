/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PersonLife } from './personLife.ts';
import type { QuestStatus } from './questStatus.ts';
import type { SessionDate } from './sessionDate.ts';
import type { SessionNumber } from './sessionNumber.ts';

/**
 * The details of an entry that lists contain: those of `EntryDetails` that are short. `attendees` is the length of `attendance`.
 */
export interface EntrySummaryDetails {
  number?: SessionNumber;
  date?: SessionDate;
  /**
     * How many members were there.
     * @minimum 0
     * @maximum 250
     */
  attendees?: number;
  questStatus?: QuestStatus;
  /**
     * Who gives the quest.
     * @maxLength 120
     */
  giver?: string;
  /**
     * What the person does.
     * @maxLength 120
     */
  role?: string;
  /**
     * How the person meets the party.
     * @maxLength 60
     */
  disposition?: string;
  life?: PersonLife;
  /**
     * A word such as city, ruin or inn.
     * @maxLength 60
     */
  placeKind?: string;
  /**
     * What the faction wants.
     * @maxLength 300
     */
  goal?: string;
  /** @maxLength 60 */
  rarity?: string;
  /**
     * Who has the item.
     * @maxLength 120
     */
  holder?: string;
}
