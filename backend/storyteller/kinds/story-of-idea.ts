import { askedStoriesIn } from '../plan/premises-in.ts';
import { landNameIn } from '../plan/place-names.ts';
import type { Situation } from '../plan/situation.ts';
import { wholeText, withoutComedies } from '../plan/spread.ts';
import { randomStream } from '../random.ts';
import type { StoryRequest } from '../story.ts';
import { settingStories } from '../tables/setting-stories/setting-stories.ts';
import type { PremiseStory } from './premise-story-type.ts';
import { premiseStoryOf } from './premise-story.ts';
import { saidOf } from './premise-words.ts';
import { inVersion } from './versions.ts';

/** The settings that are written as one and are about the idea, in the words of the idea. */
function writtenFor(asked: StoryRequest, situation: Situation): readonly PremiseStory[] {
  const { current, request, seed } = situation;
  const { idea, tone } = request;
  const facts = asked.keep?.story.facts;
  const kept = facts?.['kind'] === 'setting' ? facts['core'] : undefined;
  const ids = askedStoriesIn(idea);
  const fitting = settingStories.filter(
    (story) =>
      ids.includes(story.id) &&
      (kept === undefined || story.id === kept) &&
      !current.matches(wholeText(story)),
  );
  const given = landNameIn(idea)?.name;
  return withoutComedies(fitting, tone).map((story) => ({
    ...inVersion(story, tone, randomStream(seed, 'versions')),
    ...saidOf(idea, [], current, [wholeText(story)]),
    isCity: false,
    exclusions: current,
    furtherTruths: [],
    told: idea,
    ...(given !== undefined &&
      !current.matches(given) && { given: given.replace(/^The /, 'the ') }),
  }));
}

/** The setting that an idea asks for: one that is written as one, or one that is put together from premises. */
export function storyOfIdea(asked: StoryRequest, situation: Situation): PremiseStory | undefined {
  const composed = premiseStoryOf(asked, situation);
  const written = writtenFor(asked, situation);
  const isOfOne = composed === undefined || !composed.id.includes('+');
  const all = [...(composed === undefined ? [] : [composed]), ...(isOfOne ? written : [])];
  return all.length === 0 ? undefined : randomStream(situation.seed, 'story of idea').pick(all);
}
