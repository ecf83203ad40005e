import type { Draft } from './kinds/draft.ts';
import { isWrittenAsOne } from './kinds/setting-story.ts';
import {
  isLabel,
  isOfPlot,
  isOtherStory,
  tellsAll,
  shortenedIdeaOf,
  untoldBy,
} from './told-idea.ts';
import { hasPlotOf } from './plan/has-plot.ts';
import { ideaToUse, ideaTopic } from './plan/idea-topic.ts';
import { shorterIdeas } from './plan/shorter-ideas.ts';
import { mendedIdea } from './plan/mended-idea.ts';
import { usableIdea } from './plan/usable-idea.ts';
import { parts } from './plan/spread.ts';
import { finished, planOf, seedOf, shareOf } from './drafting.ts';
import { instructed } from './instructions.ts';
import {
  hasCards,
  sharedCards,
  takenCards,
  withOtherCards,
  type TakenCards,
} from './kinds/cards.ts';
import { hashText } from './random.ts';
import { likeness, sentencesOfRecent } from './recent.ts';
import type { Story, StoryFacts, StoryKind, StoryRequest } from './story.ts';
import { tellSections } from './tell-sections.ts';
import { toldIdeaOf } from './unused-words.ts';

const candidates = 10;

/**
 * How many candidates of an idea are written if the first one misses words of it or only repeats them. A power of two,
 * so that each of them has the same others.
 */
const candidatesOfIdea: Readonly<Record<StoryKind, 1 | 2 | 4>> = {
  adventure: 2,
  character: 4,
  person: 4,
  place: 4,
  quest: 2,
  recap: 1,
  setting: 2,
};

/** The bits of a seed in which the candidates of an idea differ: the low ones decide about the part of a list. */
const bitOfIdea = 20;

/** Each step of a search for a seed that gives its draft again without recent texts writes further drafts. */
const mostSteps = 3;

/** How many candidates are written if each of the first ones is about the same as a recent text. */
const mostCandidates = 24;

/** How many plans are made in search of a story that no recent text tells. A plan takes a fraction of a millisecond. */
const mostPlanned = 120;

/** How many of ten planned candidates are written, unless all of these have faults. */
const writtenOfPlanned = 3;

/**
 * A long draft that has at most this much in common with all recent texts together is taken at once: another one
 * would take as long again, and have a sentence or two less in common.
 */
const littleInCommon = 0.04;

/** For these kinds, ten drafts would take too long, so ten plans are compared. */
const comparedByPlan: ReadonlySet<StoryKind> = new Set(['adventure', 'quest', 'setting']);

/** The seeds of the candidates of an idea, first that of the request: each of them gives the same ones. */
const seedsOfIdea = ({ kind, seed }: StoryRequest): readonly number[] =>
  Array.from({ length: candidatesOfIdea[kind] }, (_, index) => seed ^ (index << bitOfIdea));

/** Whether the candidates of a request differ in what they tell of its idea only: there are no recent texts. */
const isOfIdea = ({ idea, recent }: StoryRequest): boolean => idea !== '' && recent.length === 0;

/** How many recent texts tell the same story. */
const repeatsOf = ({ recent }: StoryRequest, { core }: StoryFacts): number =>
  recent.filter(({ facts }) => core !== undefined && facts['core'] === core).length;

/** What the recent texts of a request have. */
interface Known {
  readonly sentences: ReadonlySet<string>;
  readonly cards: TakenCards;
}

/** The part of `overlapWith` that the plan decides: what a draft has in common with the recent texts at least. */
function plannedOverlap({ cards }: Known, request: StoryRequest, facts: StoryFacts): number {
  const { kind } = request;
  const { seed } = facts;
  const shared = hasCards(kind) && typeof seed === 'number' ? sharedCards(kind, cards, seed) : 0;
  return repeatsOf(request, facts) + shared / 10;
}

/**
 * How much of a draft the recent texts have as well: the share of its sentences, a tenth for each card that is in
 * one of them, and one more for each that tells the same story.
 */
const overlapWith = (known: Known, request: StoryRequest, draft: Draft): number =>
  known.sentences.size === 0
    ? 0
    : plannedOverlap(known, request, draft.facts) + shareOf(known.sentences, draft.sections);

/**
 * The first candidate has the seed of the request, and the others have seeds of their own. So the chosen one, which
 * depends on the recent texts, can be told again from its seed alone.
 */
function candidateSeed(request: StoryRequest, cards: TakenCards, index: number): number {
  const { kind, seed, keep } = request;
  if (index === 0 || keep !== undefined) return seed;
  const ofIdea = isOfIdea(request) ? seedsOfIdea(request)[index] : undefined;
  if (ofIdea !== undefined) return ofIdea;
  const hashed = (attempt: number): number =>
    hashText(`${seed}|candidate ${index}${attempt === 0 ? '' : `|${attempt}`}`) >>> 1;
  // The search for a story comes before that for other cards.
  if (!hasCards(kind) || index >= mostCandidates) return hashed(0);
  // The first ones are from the same part of the list of stories, so that neighbouring texts tell different ones.
  const numberOf = (attempt: number): number =>
    index < 6 ? (hashed(attempt) >>> 5) * parts + (seed % parts) : hashed(attempt);
  return withOtherCards(kind, cards, numberOf, (other) => seedOf({ ...request, seed: other }, 0));
}

/** Without recent stories, and for a kept plan, there is nothing to compare plans with. */
const isComparedByPlan = ({ kind, recent, keep }: StoryRequest): boolean =>
  recent.length > 0 && keep === undefined && comparedByPlan.has(kind);

interface Candidate {
  /** A request with this seed gives the same draft. */
  readonly seed: number;
  readonly facts: StoryFacts;
  readonly write: () => Draft;
}

/** Settings that are written as one come first, then the combined ones, and last those that tell a recent one again. */
function groupOf(request: StoryRequest, facts: StoryFacts): number {
  if (request.kind !== 'setting') return 0;
  if (repeatsOf(request, facts) > 0) return 2;
  return isWrittenAsOne(facts) ? 0 : 1;
}

/** The candidates, each planned when it is asked for. */
function* candidatesOf(
  request: StoryRequest,
  cards: TakenCards,
  count: number,
): Generator<Candidate> {
  for (let index = 0; index < count; index += 1) {
    const seed = candidateSeed(request, cards, index);
    const asked = { ...request, seed };
    yield {
      seed,
      ...planOf(asked, seedOf(asked, request.keep ? index : 0)),
    };
  }
}

/** All candidates; the plans least like recent ones come first. */
const byLikeness = (request: StoryRequest, cards: TakenCards): readonly Candidate[] =>
  [...candidatesOf(request, cards, request.kind === 'setting' ? mostCandidates : candidates)]
    .map((candidate) => ({
      ...candidate,
      group: groupOf(request, candidate.facts),
      alike: likeness(candidate.facts, request.recent),
    }))
    .toSorted((one, other) => one.group - other.group || one.alike - other.alike);

interface Written {
  readonly seed: number;
  readonly draft: Draft;
  readonly overlap: number;
  /** How much of the idea it does not tell; 0 without an idea. */
  readonly untold: number;
  /** The part of the idea that it tells instead of all of it; empty for nothing. */
  readonly shorter?: string;
}

const faultsOf = ({ draft: { faults } }: Written): number => faults.length;

const byOverlap = (one: Written, other: Written): number =>
  one.untold - other.untold || one.overlap - other.overlap;

/** The draft that tells most of the idea, and of these the one that repeats least, of those without a fault. */
const faultless = (written: readonly Written[]): Written | undefined =>
  written.toSorted(byOverlap).find((one) => faultsOf(one) === 0);

/** The draft with the fewest faults. */
function leastFaulty(written: readonly Written[]): Written {
  const [least] = written.toSorted((one, other) => faultsOf(one) - faultsOf(other));
  if (least === undefined) throw new Error('No candidate was written.');
  return least;
}

/** The best draft of candidates of which each tells a recent story again. */
function leastRepeated(
  request: StoryRequest,
  repeated: readonly Candidate[],
  writtenOf: (candidate: Candidate) => Written,
): Written | undefined {
  const groups = Map.groupBy(repeated, ({ facts }) => repeatsOf(request, facts));
  for (const [, group] of [...groups].toSorted(([one], [other]) => one - other)) {
    const best = faultless(group.map(writtenOf));
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Compares the candidates of a seed and returns the one that has no fault and repeats least. */
export function tellStory(given: StoryRequest): Story {
  const story = toldStory(given);
  const idea = ideaToUse(given.kind, given.idea, given);
  // A recap retells what has happened.
  if (idea === '' || given.kind === 'recap') return story;
  return {
    ...story,
    idea: { hasPlot: hasPlotOf(given.idea, story), ...toldIdeaOf(idea, story) },
  };
}

function toldStory(given: StoryRequest): Story {
  const { keep, instruction = 'again' } = given;
  const shortened = shortenedIdeaOf(keep?.story);
  const asked = {
    ...given,
    idea: shortened ?? usableIdea(given.kind, ideaTopic(given.kind, mendedIdea(given.idea))),
  };
  const isOfSections = keep !== undefined && keep.isWhole !== true;
  // Single sections keep tone and length of the plot, so that it stays the same.
  if (isOfSections) return withShortened(tellSections(asked, keep), shortened);
  const request = instructed(asked, instruction);
  const best = repeatable(request);
  const story = finished(request, best.seed, best.draft);
  return withShortened(story, shortened ?? best.shorter);
}

/** A story with the idea that it tells instead of the one that was asked for. */
const withShortened = (story: Story, idea: string | undefined): Story =>
  idea === undefined ? story : { ...story, facts: { ...story.facts, shortened: idea } };

/**
 * The best draft, such that its seed alone gives it again. If a line leaves every candidate a fault, the seed of the
 * chosen one can have a candidate with fewer faults. Each step has fewer faults, so there is a last one.
 */
function repeatable(request: StoryRequest, steps = 0): Written {
  const best = toldOrOther(request);
  const isAlone = request.recent.length === 0;
  const isRepeated = best.seed === request.seed && isAlone;
  const isSettled =
    best.untold === 0 ||
    (isAlone && seedsOfIdea(request).includes(best.seed)) ||
    steps >= mostSteps;
  return (faultsOf(best) === 0 && isSettled) || isRepeated || request.keep !== undefined
    ? best
    : repeatable({ ...request, seed: best.seed, recent: [] }, steps + 1);
}

/** The best draft of an idea, or of what can be told of it, or without it, if the best draft only repeats it. */
function toldOrOther(request: StoryRequest): Written {
  const best = chosenOf(request);
  if (request.keep !== undefined || !isLabel(request, best.draft)) return best;
  // Of an idea without a plot, a noun that stands for itself says too little for one.
  const shorterOnes = isOtherStory(request, best.draft)
    ? []
    : shorterIdeas(request.idea, isOfPlot(request.kind));
  for (const shorter of shorterOnes) {
    const asked = { ...request, idea: shorter, seed: best.seed, recent: [] };
    const draft = planOf(asked, seedOf(asked, 0)).write();
    if (draft.faults.length === 0 && tellsAll(asked, draft)) return { ...best, draft, shorter };
  }
  return { ...chosenOf({ ...request, idea: '' }), untold: best.untold, shorter: '' };
}

function chosenOf(request: StoryRequest): Written {
  const cards = takenCards(request.kind, request.recent);
  const known: Known = { sentences: sentencesOfRecent(request.recent), cards };
  // A candidate that is written twice draws other random numbers the second time.
  const drafts = new Map<Candidate, Written>();
  const writtenOf = (candidate: Candidate): Written => {
    const draft = drafts.get(candidate)?.draft ?? candidate.write();
    const written = {
      seed: candidate.seed,
      draft,
      overlap: overlapWith(known, request, draft),
      untold: untoldBy(request, draft),
    };
    drafts.set(candidate, written);
    return written;
  };
  return isComparedByPlan(request)
    ? bestOfPlanned(request, known, writtenOf)
    : bestOfWritten(request, cards, writtenOf);
}

/** The best of the drafts whose plans are least like recent ones. */
function bestOfPlanned(
  request: StoryRequest,
  known: Known,
  writtenOf: (candidate: Candidate) => Written,
): Written {
  const planned = byLikeness(request, known.cards).map((candidate) => ({
    ...candidate,
    least: plannedOverlap(known, request, candidate.facts),
  }));
  const unlike = planned
    .slice(0, writtenOfPlanned)
    .toSorted((one, other) => one.least - other.least);
  const written: Written[] = [];
  let best: Written | undefined;
  for (const candidate of unlike) {
    // Neither this draft nor a later one can have less in common with the recent texts.
    const least = Math.max(candidate.least, littleInCommon);
    if (best?.untold === 0 && best.overlap <= least) return best;
    written.push(writtenOf(candidate));
    best = faultless(written);
  }
  if (best !== undefined) return best;
  for (const candidate of planned.slice(writtenOfPlanned)) {
    const one = writtenOf(candidate);
    if (faultsOf(one) === 0) return one;
    written.push(one);
  }
  return leastFaulty(written);
}

/** The best of drafts that are written one after the other. */
function bestOfWritten(
  request: StoryRequest,
  cards: TakenCards,
  writtenOf: (candidate: Candidate) => Written,
): Written {
  const written: Written[] = [];
  // A story with the core of a recent one is only written if no candidate has another core.
  const repeated: Candidate[] = [];
  for (const candidate of candidatesOf(request, cards, mostPlanned)) {
    // Each of the first candidates that tells another story has a fault.
    if (written.length > 0 && written.length + repeated.length >= mostCandidates) break;
    let overlap: number | undefined;
    if (repeatsOf(request, candidate.facts) > 0) {
      if (repeated.length < mostCandidates) repeated.push(candidate);
    } else {
      const one = writtenOf(candidate);
      ({ overlap } = one);
      written.push(one);
    }
    // A candidate without overlap that tells all of the idea cannot be surpassed, so no others are written.
    const isUnsurpassed =
      overlap === 0 &&
      (written.at(-1)?.untold === 0 || written.length >= candidatesOfIdea[request.kind]);
    if (isUnsurpassed || written.length + repeated.length >= candidates) {
      const best = faultless(written);
      if (best !== undefined) return best;
    }
  }
  return (
    leastRepeated(request, repeated, writtenOf) ??
    leastFaulty([...written, ...repeated.map(writtenOf)])
  );
}
