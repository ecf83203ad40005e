import { cultureFor } from '../plan/known-culture.ts';
import type { Situation } from '../plan/situation.ts';
import { randomStream } from '../random.ts';
import type { StoryFacts, StoryRequest } from '../story.ts';

/** In the facts of a story whose names belong to its kind. Older stories have names that any kind could have. */
const ownNames: StoryFacts = { ownNames: true };

/** A person, a character and a place of the same seed have different names. */
export function withOwnNames(
  situation: Situation,
  kind: 'person' | 'character',
  { keep }: StoryRequest,
): { situation: Situation; facts: StoryFacts } {
  const kept = keep?.story.facts;
  if (kept?.['kind'] === kind && kept['ownNames'] !== true) return { situation, facts: {} };
  const names = randomStream(situation.seed, `names of a ${kind}`);
  return {
    situation: { ...situation, names, culture: cultureFor(names, situation.request) },
    facts: ownNames,
  };
}
