import type { Draft, Planner } from './kinds/draft.ts';
import { planAdventure } from './kinds/adventure.ts';
import { planCharacter } from './kinds/character.ts';
import { planPerson } from './kinds/person.ts';
import { planPlace } from './kinds/place.ts';
import { planQuest } from './kinds/quest.ts';
import { tellRecap } from './kinds/recap.ts';
import { planSetting } from './kinds/setting.ts';
import { isWrittenAsOne } from './kinds/setting-story.ts';
import { exclusionsFor } from './plan/lines.ts';
import { usableIdea } from './plan/usable-idea.ts';
import { detailsWithin, headingWithin, textWithin, titleWithin } from './plan/within-lines.ts';
import { parts } from './plan/spread.ts';
import { hasOtherWords } from './plan/planned.ts';
import { hasEffect } from './effect.ts';
import { instructed, isLengthChange, isMoodChange } from './instructions.ts';
import { changeMood, within, withAdditions } from './additions.ts';
import { changeLength } from './lengths/resize.ts';
import { losesFacts } from './lengths/retold.ts';
import {
  hasCards,
  sharedCards,
  takenCards,
  withOtherCards,
  type TakenCards,
} from './kinds/cards.ts';
import { hashText } from './random.ts';
import { likeness, maskedSentences, sentencesOfRecent } from './recent.ts';
import type {
  Kept,
  LengthChange,
  Story,
  StoryFacts,
  StoryKind,
  StoryLength,
  StoryRequest,
  StorySection,
} from './story.ts';

/** Changes with every change of the tables that changes a text. */
const dataVersion = 18;

const candidates = 10;

/** How many candidates are written if each of the first ones is about the same as a recent text. */
const mostCandidates = 24;

/** How many of ten planned candidates are written, unless all of these have faults. */
const writtenOfPlanned = 3;

const planners: Record<StoryKind, Planner> = {
  adventure: planAdventure,
  character: planCharacter,
  person: planPerson,
  place: planPlace,
  quest: planQuest,
  recap: (request, seed) => ({ facts: {}, write: () => tellRecap(request, seed) }),
  setting: planSetting,
};

const tell = (request: StoryRequest, seed: number): Draft =>
  planners[request.kind](request, seed).write();

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

/** The share of the sentences that the recent texts have as well. */
function shareOf(recent: ReadonlySet<string>, sections: readonly StorySection[]): number {
  const sentences = sections.flatMap(({ text }) => maskedSentences(text));
  const common = sentences.filter((sentence) => recent.has(sentence)).length;
  return common / Math.max(1, sentences.length);
}

/** A story of which sections stay has the same ones as before, even if one of them cannot be written again. */
function sectionsOf(request: StoryRequest, draft: Draft): readonly StorySection[] {
  const { keep } = request;
  const exclusions = exclusionsFor(request);
  const written = draft.sections.map((section) => ({
    ...section,
    heading: draft.names.plain(headingWithin(section.heading, exclusions)),
    text: draft.names.marked(textWithin(section.text, exclusions)),
  }));
  if (keep === undefined) return written;
  const additionsOf = (wanted: string) =>
    keep.story.sections.find(({ id }) => id === wanted)?.additions;
  // Another length keeps what has made a section darker or lighter.
  const again = written.map((section) =>
    withAdditions(section, additionsOf(section.id), exclusions),
  );
  if (keep.isWhole === true) return again;
  return keep.story.sections.map((old) => {
    if (keep.sections.includes(old.id)) return old;
    const told = again.find(({ id, text }) => id === old.id && text !== '');
    return told ?? within(old, exclusions);
  });
}

/** The title stays, unless it has a word that a line excludes since. */
function titleOf(request: StoryRequest, draft: Draft): string {
  const exclusions = exclusionsFor(request);
  const old = request.keep?.story.title;
  return old === undefined || exclusions.matches(old)
    ? draft.names.plain(titleWithin(draft.title, request.kind, exclusions))
    : old;
}

const hasText = ({ heading, text }: StorySection): boolean => heading !== '' && text !== '';

function finished(request: StoryRequest, seed: number, draft: Draft): Story {
  const exclusions = exclusionsFor(request);
  const sections = sectionsOf(request, draft);
  const leftOut = sections.filter((section) => !hasText(section));
  return {
    kind: request.kind,
    seed,
    dataVersion,
    title: titleOf(request, draft),
    sections: sections.filter(hasText),
    details: detailsWithin(draft.details, exclusions),
    named: draft.named,
    facts: draft.facts,
    ...(leftOut.length > 0 && { leftOut: leftOut.length }),
  };
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

/**
 * Differs for the same seed when sections are written again, so that "again" is not the same text. If only the length
 * changes, the first telling has the seed of the old one, and so the same words.
 */
const seedOf = (request: StoryRequest, index: number): number => {
  const { seed, instruction, keep } = request;
  const planned = keep?.story.facts['seed'];
  if (index === 0 && typeof planned === 'number' && !hasOtherWords(request)) return planned;
  const old =
    keep === undefined ? '' : hashText(keep.story.sections.map(({ text }) => text).join());
  return hashText(`${seed}|${index}|${instruction ?? ''}|${old}`) >>> 1;
};

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

/** How many tellings of sections are compared for each length. */
const tellingsOfSections = 8;

/** The lengths in which sections are written, in this order: the requested one, then the last one of its side. */
const lengthsOf = ({ length, instruction }: StoryRequest): readonly StoryLength[] => {
  if (instruction === 'shorter') return [...new Set([length, 'short' as const])];
  return instruction === 'longer' ? [...new Set([length, 'long' as const])] : [length];
};

/** Tells sections again, or leaves their words as they are and adds to them or leaves out some of them. */
function tellSections(request: StoryRequest, keep: Kept): Story {
  const { instruction = 'again', mood } = request;
  const exclusions = exclusionsFor(request);
  const { story, draft } = isLengthChange(instruction)
    ? resize(request, keep, instruction)
    : isMoodChange(instruction)
      ? keepWords(request, keep)
      : retell(request, keep);
  const change = isMoodChange(instruction) ? instruction : mood;
  return change === undefined ? story : changeMood(story, draft, { change, keep, exclusions });
}

/** Changes the length of sections. If their words do not allow it, other tellings are tried. */
function resize(request: StoryRequest, keep: Kept, change: LengthChange): Told {
  const { story: old, sections: kept } = keep;
  const again = old.sections.map(({ id }) => id).filter((id) => !kept.includes(id));
  const { story, draft } = keepWords(request, keep);
  const exclusions = exclusionsFor(request);
  const resized = changeLength(story, draft, { change, keep, exclusions });
  const isResized = old.sections.some(
    (section) => again.includes(section.id) && section.resized !== undefined,
  );
  if (isResized || hasEffect(old, resized, change, again)) return { story: resized, draft };
  const told = retell(instructed(request, change), keep);
  const isAsked =
    hasEffect(old, told.story, change, again) &&
    (change === 'longer' || !losesFacts(old, told.story, again));
  return isAsked ? told : { story: resized, draft };
}

interface Told {
  readonly story: Story;
  readonly draft: Draft;
}

/** Keeps all words of the storyteller. The sections of a model are written again, because additions cannot be taken out of it. */
function keepWords(request: StoryRequest, { story: old, sections: kept }: Kept): Told {
  const sections = old.sections.flatMap(({ id, author }) =>
    author === undefined || kept.includes(id) ? [id] : [],
  );
  const asked: StoryRequest = { ...request, keep: { story: old, sections } };
  const draft = tell(asked, seedOf(asked, 0));
  return { story: finished(asked, request.seed, draft), draft };
}

/**
 * Tells sections again, and returns the first telling without a fault that has the effect that is asked for. Of
 * those with other words, it is the one that repeats least of recent texts.
 */
function retell(request: StoryRequest, { story: old, sections: kept }: Kept): Told {
  const { instruction = 'again' } = request;
  const recent = sentencesOfRecent(request.recent);
  const again = old.sections.map(({ id }) => id).filter((id) => !kept.includes(id));
  const told: (Told & { readonly rank: readonly number[] })[] = [];
  for (const length of lengthsOf(request)) {
    for (let index = 0; index < tellingsOfSections; index += 1) {
      const drawn = seedOf(request, index);
      // Further tellings have other words, which can be fewer or more.
      const asked: StoryRequest = {
        ...request,
        length,
        ...(index > 0 && { instruction: 'again' }),
      };
      const draft = tell(asked, drawn);
      const story = finished(asked, request.seed, draft);
      const written = story.sections.filter(({ id }) => again.includes(id));
      const overlap = hasOtherWords(request) ? shareOf(recent, written) : 0;
      const isAsked =
        hasEffect(old, story, instruction, again) &&
        (instruction !== 'shorter' || !losesFacts(old, story, again));
      const faults = draft.faults.length;
      told.push({ story, draft, rank: [faults, isAsked ? 0 : 1, overlap] });
      if (faults === 0 && isAsked && overlap === 0) return { story, draft };
    }
  }
  const [best] = told.toSorted((one, other) => compareRanks(one.rank, other.rank));
  if (best === undefined) throw new Error('No telling was written.');
  return best;
}

const compareRanks = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find((apart) => apart !== 0) ?? 0;

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
