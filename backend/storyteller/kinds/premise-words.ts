import type { Telling } from '../realise/telling.ts';
import type { SettingStory } from '../tables/setting-story-type.ts';
import { premisePitches } from '../tables/lands/premise-rows.ts';
import type { PremiseStory } from './premise-story.ts';

/** `Oruvane: The Pirate Republic`; the name of the land alone if the idea says nothing else. */
export function ideaTitleOf(story: SettingStory | PremiseStory): string {
  const premise = 'premise' in story ? story.premise : undefined;
  if (premise === undefined) return `{land.s}: ${story.title}`;
  if (premise.isWholeTitle === true) return premise.title;
  return premise.title === '' ? '{land.s}' : `{land.s}: ${premise.title}`;
}

/** The sentence that says what the idea says; empty if it does not fit into one. */
export function ideaPitchOf(telling: Telling, story: PremiseStory | undefined): string {
  const { premise } = story ?? {};
  if (premise === undefined) return story?.statement ? `${story.statement}.` : '';
  // The whole land is the city, and no town in it.
  return telling.must(premise.isCity ? premisePitches : premise.pitches, 'premises', {
    idea: premise.idea,
  });
}
