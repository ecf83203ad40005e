import type { Exclusions } from '../plan/lines.ts';
import type { SettingStory } from '../tables/setting-story-type.ts';
import type { Premise } from './setting-premise.ts';

/** A setting that is put together from what its idea says. */
export interface PremiseStory extends SettingStory {
  /** What the idea says about the land in its own words. */
  premise: Premise | undefined;
  isCity: boolean;
  exclusions: Exclusions;
  /** The name that the idea gives the land or the city. */
  given?: string;
  /** What really happened, of each premise after the first one. */
  furtherTruths: readonly string[];
  /** The statement that the idea is, if it is about no noun: `The sun has not risen for a year`. */
  statement: string;
  /** The words of the idea for which the texts have others. */
  told: string;
}
