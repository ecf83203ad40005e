import type { Draft } from './kinds/draft.ts';
import { isWrittenAsOne } from './kinds/setting-story.ts';
import { usableIdea } from './plan/usable-idea.ts';
import { parts } from './plan/spread.ts';
import { finished, planners, seedOf, shareOf } from './drafting.ts';
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

const candidates = 10;

/** How many candidates are written if each of the first ones is about the same as a recent text. */
const mostCandidates = 24;

/** How many of ten planned candidates are written, unless all of these have faults. */
const writtenOfPlanned = 3;

/** For these kinds, ten drafts would take too long, so ten plans are compared. */
const comparedByPlan: ReadonlySet<StoryKind> = new Set(['adventure', 'quest', 'setting']);

/** How many recent texts tell the same story. */
const repeatsOf = ({ recent }: StoryRequest, { core }: StoryFacts): number =>
  recent.filter(({ facts }) => core !== undefined && facts['core'] === core).length;

/** What the recent texts of a request have. */
interface Known {
  readonly sentences: ReadonlySet<string>;
  readonly cards: TakenCards;
}

/**
 * How much of a draft the recent texts have as well: the share of its sentences, a tenth for each card that is in
 * one of them, and one more for each that tells the same story.
 */
function overlapWith({ sentences, cards }: Known, request: StoryRequest, draft: Draft): number {
  if (sentences.size === 0) return 0;
  const { kind } = request;
  const { seed } = draft.facts;
  const shared = hasCards(kind) && typeof seed === 'number' ? sharedCards(kind, cards, seed) : 0;
  return repeatsOf(request, draft.facts) + shared / 10 + shareOf(sentences, draft.sections);
}

/**
 * The first candidate has the seed of the request, and the others have seeds of their own. So the chosen one, which
 * depends on the recent texts, can be told again from its seed alone.
 */
function candidateSeed(request: StoryRequest, cards: TakenCards, index: number): number {
  const { kind, seed, keep } = request;
  if (index === 0 || keep !== undefined) return seed;
  const hashed = (attempt: number): number =>
    hashText(`${seed}|candidate ${index}${attempt === 0 ? '' : `|${attempt}`}`) >>> 1;
  if (!hasCards(kind)) return hashed(0);
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
      ...planners[request.kind](asked, seedOf(asked, request.keep ? index : 0)),
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
}

const faultsOf = ({ draft: { faults } }: Written): number => faults.length;

const byOverlap = (one: Written, other: Written): number => one.overlap - other.overlap;

/** The draft that repeats least of those without a fault. */
const faultless = (written: readonly Written[]): Written | undefined =>
  written.toSorted(byOverlap).find((one) => faultsOf(one) === 0);

/** The draft with the fewest faults. */
const leastFaulty = (written: readonly Written[]): Written | undefined =>
  written.toSorted((one, other) => faultsOf(one) - faultsOf(other))[0];

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
  const { keep, instruction = 'again' } = given;
  const asked = { ...given, idea: usableIdea(given.kind, given.idea) };
  const isOfSections = keep !== undefined && keep.isWhole !== true;
  // Single sections keep tone and length of the plot, so that it stays the same.
  if (isOfSections) return tellSections(asked, keep);
  const request = instructed(asked, instruction);
  const best = chosenOf(request);
  return finished(request, best.seed, best.draft);
}

function chosenOf(request: StoryRequest): Written {
  const cards = takenCards(request.kind, request.recent);
  const known: Known = { sentences: sentencesOfRecent(request.recent), cards };
  const writtenOf = ({ seed, write }: Candidate): Written => {
    const draft = write();
    return { seed, draft, overlap: overlapWith(known, request, draft) };
  };
  const isPlanned = isComparedByPlan(request);
  const enough = isPlanned ? writtenOfPlanned : candidates;
  const all = isPlanned ? byLikeness(request, cards) : candidatesOf(request, cards, mostCandidates);
  const written: Written[] = [];
  // A story with the core of a recent one is only written if no candidate has another core.
  const repeated: Candidate[] = [];
  for (const candidate of all) {
    let overlap: number | undefined;
    if (!isPlanned && repeatsOf(request, candidate.facts) > 0) repeated.push(candidate);
    else {
      const one = writtenOf(candidate);
      ({ overlap } = one);
      written.push(one);
    }
    // A candidate without overlap cannot be surpassed, so no others are written.
    if (overlap === 0 || written.length + repeated.length >= enough) {
      const best = faultless(written);
      if (best !== undefined) return best;
    }
  }
  const best =
    leastRepeated(request, repeated, writtenOf) ??
    leastFaulty([...written, ...repeated.map(writtenOf)]);
  if (best === undefined) throw new Error('No candidate was written.');
  return best;
}
