/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryCount } from './entryCount.ts';
import type { EntryReference } from './entryReference.ts';
import type { EntrySummary } from './entrySummary.ts';
import type { OptionalEntrySummary } from './optionalEntrySummary.ts';

/**
 * What a campaign is about today.
 */
export interface CampaignOverview {
  /** The session with the latest date before today, or one of today with a recap that the user may read; without either, the one with the highest number among those without a date. */
  lastSession: OptionalEntrySummary;
  /**
     * The beginning of the recap of `lastSession` without marks; empty if there is none.
     * @maxLength 300
     */
  lastRecap: string;
  /** A session of today without a recap that the user may read; without one, the session with the earliest date after today. */
  nextSession: OptionalEntrySummary;
  /**
     * Quests that are neither completed nor abandoned, ongoing ones first, then by the last change.
     * @maxItems 10
     */
  openQuests: EntrySummary[];
  /**
     * The entries that were changed last, the newest first.
     * @maxItems 10
     */
  recentlyChanged: EntrySummary[];
  /**
     * The marked entries, sorted by title.
     * @maxItems 50
     */
  favourites: EntryReference[];
  /**
     * The entries that the user has opened last, the newest first.
     * @maxItems 10
     */
  recentlyOpened: EntryReference[];
  /**
     * One entry for each type that has entries.
     * @maxItems 8
     */
  counts: EntryCount[];
}
