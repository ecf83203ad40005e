import type { Draft, Planner } from './kinds/draft.ts';
import { planAdventure } from './kinds/adventure.ts';
import { planCharacter } from './kinds/character.ts';
import { planPerson } from './kinds/person.ts';
import { planPlace } from './kinds/place.ts';
import { planQuest } from './kinds/quest.ts';
import { tellRecap } from './kinds/recap.ts';
import { planSetting } from './kinds/setting.ts';
import { exclusionsFor } from './plan/lines.ts';
import { detailsWithin, headingWithin, textWithin, titleWithin } from './plan/within-lines.ts';
import { hasOtherWords } from './plan/planned.ts';
import { within, withAdditions } from './additions.ts';
import { neighboursOf } from './instructions.ts';
import { inPartOf, keepsPart } from './plan/spread.ts';
import { hashText } from './random.ts';
import { maskedSentences } from './recent.ts';
import type { Story, StoryKind, StoryRequest, StorySection } from './story.ts';

/** Changes with every change of the tables that changes a text. */
const dataVersion = 23;

const planners: Record<StoryKind, Planner> = {
  adventure: planAdventure,
  character: planCharacter,
  person: planPerson,
  place: planPlace,
  quest: planQuest,
  recap: (request, seed) => ({ facts: {}, write: () => tellRecap(request, seed) }),
  setting: planSetting,
};

/** The kinds whose plot is one row of a table. */
const hasCore: ReadonlySet<StoryKind> = new Set(['character', 'person', 'place', 'setting']);

/**
 * Plans a text. Tables have rows for several tones, of which a seed would give the same one: then a text that becomes
 * darker or lighter would stay as it is.
 */
export function planOf(request: StoryRequest, seed: number): ReturnType<Planner> {
  const plan = planners[request.kind];
  if (request.keep !== undefined || !hasCore.has(request.kind)) return plan(request, seed);
  const cores = neighboursOf(request.tone).map(
    (tone) => plan({ ...request, tone }, seed).facts['core'],
  );
  const besides = cores.filter((core) => typeof core === 'string');
  return plan(besides.length === 0 ? request : { ...request, besides }, seed);
}

export const tell = (request: StoryRequest, seed: number): Draft => planOf(request, seed).write();

/** The share of the sentences that the recent texts have as well. */
export function shareOf(recent: ReadonlySet<string>, sections: readonly StorySection[]): number {
  const sentences = sections.flatMap(({ text }) => maskedSentences(text));
  const common = sentences.filter((sentence) => recent.has(sentence)).length;
  return common / Math.max(1, sentences.length);
}

/** A story of which sections stay has the same ones as before, even if one of them cannot be written again. */
function sectionsOf(request: StoryRequest, draft: Draft): readonly StorySection[] {
  const { keep } = request;
  const exclusions = draft.exclusions ?? exclusionsFor(request);
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
  const exclusions = draft.exclusions ?? exclusionsFor(request);
  const old = request.keep?.story.title;
  return old === undefined || exclusions.matches(old)
    ? draft.names.plain(titleWithin(draft.title, request.kind, exclusions))
    : old;
}

const hasText = ({ heading, text }: StorySection): boolean => heading !== '' && text !== '';

export function finished(request: StoryRequest, seed: number, draft: Draft): Story {
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
 * Differs for the same seed when sections are written again, so that "again" is not the same text. If only the length
 * changes, the first telling has the seed of the old one, and so the same words.
 */
export const seedOf = (request: StoryRequest, index: number): number => {
  const { seed, instruction, keep } = request;
  const planned = keep?.story.facts['seed'];
  if (index === 0 && typeof planned === 'number' && !hasOtherWords(request)) return planned;
  const old =
    keep === undefined ? '' : hashText(keep.story.sections.map(({ text }) => text).join());
  const hashed = hashText(`${seed}|${index}|${instruction ?? ''}|${old}`) >>> 1;
  // An idea decides itself what a character is about, and its candidates need seeds of all parts.
  const isOfCharacterIdea = request.kind === 'character' && request.idea.trim() !== '';
  return keepsPart(request.kind) && !isOfCharacterIdea ? inPartOf(seed, hashed) : hashed;
};
