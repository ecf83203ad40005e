import { tellAdventure } from './kinds/adventure.ts';
import { tellCharacter } from './kinds/character.ts';
import type { Draft, Teller } from './kinds/draft.ts';
import { tellPerson } from './kinds/person.ts';
import { tellPlace } from './kinds/place.ts';
import { tellQuest } from './kinds/quest.ts';
import { tellSetting } from './kinds/setting.ts';
import { requestOf } from './requests.fixture.ts';
import { drawTale, factsOfTale, makeTalePlan } from './plan/tale-plan.ts';
import type { Story, StoryFacts, StoryKind, StoryRequest } from './story.ts';
import { tellStory } from './tell.ts';

const tellers = {
  adventure: tellAdventure,
  character: tellCharacter,
  person: tellPerson,
  place: tellPlace,
  quest: tellQuest,
  setting: tellSetting,
} as const satisfies Partial<Record<StoryKind, Teller>>;

/** The facts of a tale that is planned and not written, which is faster. */
export function taleFactsOf(kind: 'quest' | 'adventure', request: StoryRequest): StoryFacts {
  const drawn = drawTale(request, request.seed, kind);
  return drawn === undefined ? {} : factsOfTale(makeTalePlan(drawn));
}

/** A thousand quests or adventures would take too much memory. */
const isKept = (kind: StoryKind, seed: number): boolean =>
  seed < 200 || (kind !== 'quest' && kind !== 'adventure');

/** A function that computes each of its values once. All test files of a worker share the values. */
function remembered<Kind extends StoryKind, Value>(
  valueOf: (kind: Kind, seed: number) => Value,
): (kind: Kind, seed: number) => Value {
  const known = new Map<string, Value>();
  return (kind, seed) => {
    const key = `${kind} ${seed}`;
    const value = known.get(key) ?? valueOf(kind, seed);
    if (isKept(kind, seed)) known.set(key, value);
    return value;
  };
}

/** The draft of a default request, for tests that change nothing in it. */
export const draftOf = remembered((kind: keyof typeof tellers, seed): Draft =>
  tellers[kind](requestOf(kind, seed), seed),
);

/** The story of a default request, for tests that change nothing in it. */
export const storyOf = remembered((kind: StoryKind, seed): Story =>
  tellStory(requestOf(kind, seed)),
);
