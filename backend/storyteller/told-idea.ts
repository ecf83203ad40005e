import type { Draft } from './kinds/draft.ts';
import { ideaThingOf } from './kinds/idea-thing.ts';
import { hasPlotOf } from './plan/has-plot.ts';
import { isTitle, typedClause } from './plan/idea-case.ts';
import { noExclusions } from './plan/lines.ts';
import { headOfIdea, nounsOfIdea } from './plan/shorter-ideas.ts';
import type { Story, StoryKind, StoryRequest } from './story.ts';
import { toldIdeaOf, type ToldIdea } from './unused-words.ts';

/** Of the words of an idea, the noun that it is about counts as much as so many others. */
const weightOfHead = 3;

export const isOfPlot = (kind: StoryKind): boolean => kind === 'quest' || kind === 'adventure';

const hasPlot = ({ kind, idea }: StoryRequest, { facts }: Draft): boolean =>
  hasPlotOf(idea, { kind, facts });

const toldBy = new WeakMap<Draft, ToldIdea>();

/** Each draft is compared with one idea only. */
function toldIn({ idea }: StoryRequest, draft: Draft): ToldIdea {
  const told = toldBy.get(draft) ?? toldIdeaOf(idea, draft);
  toldBy.set(draft, told);
  return told;
}

/** How many words of the idea a draft misses or only repeats. One without a plot of the idea tells none, with any seed. */
export function untoldBy(request: StoryRequest, draft: Draft): number {
  const { idea } = request;
  if (idea === '' || !hasPlot(request, draft)) return 0;
  const { unused, quoted } = toldIn(request, draft);
  const head = headOfIdea(idea);
  return [...unused, ...quoted]
    .map((word) => (word.toLowerCase() === head ? weightOfHead : 1))
    .reduce((sum, weight) => sum + weight, 0);
}

/** Whether a draft tells all of its idea. */
export function tellsAll(request: StoryRequest, draft: Draft): boolean {
  const { asked } = toldIn(request, draft);
  return asked.length > 0 && hasPlot(request, draft) && untoldBy(request, draft) === 0;
}

/** Settings with premises write nothing of the idea that none of these tells. */
const hasPremises = ({ facts: { core } }: Draft): boolean =>
  typeof core === 'string' && core.startsWith('premises:');

/** The words of a shorter idea name one thing or place, and a draft that has it is worth more than one without it. */
const fewestOfLabel = 5;

const isShort = (idea: string, asked: readonly string[]): boolean =>
  asked.length < fewestOfLabel && ideaThingOf(idea, noExclusions)?.sort !== 'person';

/** Whether a quest or an adventure has no plot of its idea, and tells another story. */
export const isOtherStory = (request: StoryRequest, draft: Draft): boolean =>
  isOfPlot(request.kind) && !hasPlot(request, draft);

/** The words of an idea that name what the campaign has, in small letters: a story has the entries themselves. */
const namesIn = ({ known }: StoryRequest): ReadonlySet<string> =>
  new Set(known.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));

/** Whether a draft repeats words of its idea, and tells less than half of it. */
export function isLabel(request: StoryRequest, draft: Draft): boolean {
  const { kind, idea } = request;
  // The name of a setting is its title, whatever it tells.
  const isName = kind === 'setting' && isTitle(typedClause(idea));
  if (idea === '' || isName || hasPremises(draft)) return false;
  const isUntold = !hasPlot(request, draft);
  const names = namesIn(request);
  const { asked, unused, quoted: repeated } = toldIn(request, draft);
  const quoted = repeated.filter((word) => !names.has(word.toLowerCase()));
  // Another story has no words of the idea but the names of the campaign.
  if (isOtherStory(request, draft)) {
    return asked.some((word) => !unused.includes(word) && !names.has(word.toLowerCase()));
  }
  if (isShort(idea, asked)) return false;
  const told = asked.length - unused.length - quoted.length;
  // Without a shorter idea, a plot about the right noun is better than another one.
  const nouns = nounsOfIdea(idea);
  const untold = new Set([...unused, ...quoted]);
  const isAboutHead =
    isOfPlot(kind) && asked.some((word) => nouns.includes(word.toLowerCase()) && !untold.has(word));
  return (quoted.length > 0 || isUntold) && (told + (isAboutHead ? 1 : 0)) * 2 < asked.length;
}

/** The part of its idea that a story tells instead of all of it; undefined for all, empty for nothing. */
export function shortenedIdeaOf(story: Pick<Story, 'facts'> | undefined): string | undefined {
  const idea = story?.facts['shortened'];
  return typeof idea === 'string' ? idea : undefined;
}
