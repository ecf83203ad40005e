import { maskSentence, sentencesOf } from './realise/sentences.ts';
import type { Json, RecentStory, StoryFacts } from './story.ts';

/**
 * What two stories can have in common before they are written, with about how many of a hundred sentences
 * they then share (a regression over 28,000 pairs).
 */
const weights: readonly (readonly [fact: string, weight: number])[] = [
  // Two texts with the same kernel (`tables/matters/kernels.ts`) have the same events.
  ['kernel', 20],
  ['core', 20],
  ['tale', 40],
  ['variant', 20],
  ['act', 5],
  ['harm', 2],
  ['wrong', 1.7],
  ['livelihood', 1.5],
  ['livelihoods', 1.3],
  ['twist', 1.4],
  ['sites', 1.3],
  ['agent', 1.2],
  ['motive', 0.8],
  ['emblem', 0.5],
];

/** The share of a list that another list has as well; of one value, 0 or 1. */
function common(one: Json | undefined, other: Json | undefined): number {
  if (!Array.isArray(one) || !Array.isArray(other)) {
    return one !== undefined && one === other ? 1 : 0;
  }
  const values = new Set<unknown>(other);
  return one.filter((value) => values.has(value)).length / Math.max(1, one.length);
}

/** How similar a plan is to those of recent stories. It costs a thousandth of the time of writing the story. */
export const likeness = (facts: StoryFacts, recent: readonly RecentStory[]): number =>
  recent.reduce(
    (sum, other) =>
      weights.reduce((part, [key, weight]) => {
        return part + weight * common(facts[key], other.facts[key]);
      }, sum),
    0,
  );

export const maskedSentences = (text: string): string[] => sentencesOf(text).map(maskSentence);

/** Enough for two users with twenty recent stories of each kind. */
const mostKnown = 240;
const known = new Map<string, readonly string[]>();

/** Cached, because the recent stories of the next request are nearly the same. */
function knownSentences(text: string): readonly string[] {
  const sentences = known.get(text) ?? maskedSentences(text);
  // The one that was used longest ago comes first.
  known.delete(text);
  known.set(text, sentences);
  for (const oldest of known.keys()) {
    if (known.size <= mostKnown) break;
    known.delete(oldest);
  }
  return sentences;
}

export const sentencesOfRecent = (recent: readonly RecentStory[]): ReadonlySet<string> =>
  new Set(recent.flatMap(({ text }) => knownSentences(text)));
