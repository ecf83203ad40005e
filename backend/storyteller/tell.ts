import type { Draft, Planner, Teller } from './kinds/draft.ts';
import { planAdventure, tellAdventure } from './kinds/adventure.ts';
import { tellCharacter } from './kinds/character.ts';
import { tellPerson } from './kinds/person.ts';
import { tellPlace } from './kinds/place.ts';
import { planQuest, tellQuest } from './kinds/quest.ts';
import { tellRecap } from './kinds/recap.ts';
import { planSetting, tellSetting } from './kinds/setting.ts';
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
import { hasCards, sharedCards, withOtherCards } from './kinds/cards.ts';
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
const dataVersion = 17;

const candidates = 10;

/** How many candidates are written if each of the first ones is about the same as a recent text. */
const mostCandidates = 24;

/** How many of ten planned candidates are written, unless all of these have faults. */
const writtenOfPlanned = 3;

const tellers: Record<StoryKind, Teller> = {
  adventure: tellAdventure,
  character: tellCharacter,
  person: tellPerson,
  place: tellPlace,
  quest: tellQuest,
  recap: tellRecap,
  setting: tellSetting,
};

/** For these kinds, ten drafts would take too long, so ten plans are compared. */
const planners: Partial<Record<StoryKind, Planner>> = {
  adventure: planAdventure,
  quest: planQuest,
  setting: planSetting,
};

/** How many recent texts tell the same story. */
const repeatsOf = ({ recent }: StoryRequest, { facts: { core } }: Pick<Draft, 'facts'>): number =>
  recent.filter(({ facts }) => core !== undefined && facts['core'] === core).length;

/**
 * How much of a draft the recent texts have as well: the share of its sentences, a tenth for each card that is in
 * one of them, and one more for each that tells the same story.
 */
function overlapWith(recent: ReadonlySet<string>, request: StoryRequest, draft: Draft): number {
  if (recent.size === 0) return 0;
  const lines = sharedCards(request.kind, request.recent, draft.facts['seed']) / 10;
  return repeatsOf(request, draft) + lines + shareOf(recent, draft.sections);
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
function candidateSeed(request: StoryRequest, index: number): number {
  const { kind, recent, seed, keep } = request;
  if (index === 0 || keep !== undefined) return seed;
  const hashed = (attempt: number): number =>
    hashText(`${seed}|candidate ${index}${attempt === 0 ? '' : `|${attempt}`}`) >>> 1;
  if (!hasCards(kind)) return hashed(0);
  // The first ones are from the same part of the list of stories, so that neighbouring texts tell different ones.
  const numberOf = (attempt: number): number =>
    index < 6 ? (hashed(attempt) >>> 5) * parts + (seed % parts) : hashed(attempt);
  return withOtherCards(kind, recent, numberOf, (other) => seedOf({ ...request, seed: other }, 0));
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
const plannerOf = ({ kind, recent, keep }: StoryRequest): Planner | undefined =>
  recent.length > 0 && keep === undefined ? planners[kind] : undefined;

interface Candidate {
  /** A request with this seed gives the same draft. */
  readonly seed: number;
  readonly write: () => Draft;
}

/** Settings that are written as one come first, then the combined ones, and last those that tell a recent one again. */
function groupOf(request: StoryRequest, facts: StoryFacts): number {
  if (request.kind !== 'setting') return 0;
  if (repeatsOf(request, { facts }) > 0) return 2;
  return isWrittenAsOne(facts) ? 0 : 1;
}

/** The candidates, each written when it is asked for; the plans least like recent ones come first. */
function candidatesOf(request: StoryRequest, plan: Planner | undefined): readonly Candidate[] {
  const count = plan === undefined || request.kind === 'setting' ? mostCandidates : candidates;
  const seeds = Array.from({ length: count }, (_, index) => {
    const seed = candidateSeed(request, index);
    return { seed, drawn: seedOf({ ...request, seed }, request.keep ? index : 0) };
  });
  if (plan === undefined) {
    const tell = tellers[request.kind];
    return seeds.map(({ seed, drawn }) => ({
      seed,
      write: () => tell({ ...request, seed }, drawn),
    }));
  }
  return seeds
    .map(({ seed, drawn }) => ({ seed, outline: plan({ ...request, seed }, drawn) }))
    .map(({ seed, outline: { facts, write } }) => ({
      seed,
      write,
      group: groupOf(request, facts),
      alike: likeness(facts, request.recent),
    }))
    .toSorted((one, other) => one.group - other.group || one.alike - other.alike);
}

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
  return hasEffect(old, told.story, change, again) ? told : { story: resized, draft };
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
  const draft = tellers[request.kind](asked, seedOf(asked, 0));
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
  const tell = tellers[request.kind];
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
      const isAsked = hasEffect(old, story, instruction, again);
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
  const recent = sentencesOfRecent(request.recent);
  const plan = plannerOf(request);
  const enough = plan === undefined ? candidates : writtenOfPlanned;
  const written: Written[] = [];
  let best: Written | undefined;
  for (const { seed, write } of candidatesOf(request, plan)) {
    const draft = write();
    const overlap = overlapWith(recent, request, draft);
    written.push({ seed, draft, overlap });
    // A candidate without overlap cannot be surpassed, so no others are written.
    if (overlap === 0 || written.length >= enough) best = faultless(written);
    const isRepeated = best !== undefined && repeatsOf(request, best.draft) > 0;
    // A story with the core of a recent one is only accepted if more candidates bring no other core.
    if (isRepeated && written.length < mostCandidates && plan === undefined) best = undefined;
    if (best !== undefined) break;
  }
  best ??=
    faultless(written) ?? written.toSorted((one, other) => faultsOf(one) - faultsOf(other))[0];
  if (best === undefined) throw new Error('No candidate was written.');
  return finished(request, best.seed, best.draft);
}
