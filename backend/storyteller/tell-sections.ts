import { changeMood } from './additions.ts';
import { finished, seedOf, shareOf, tell } from './drafting.ts';
import { hasEffect } from './effect.ts';
import { instructed, isLengthChange, isMoodChange } from './instructions.ts';
import type { Draft } from './kinds/draft.ts';
import { changeLength } from './lengths/resize.ts';
import { introducedIn } from './lengths/introduced.ts';
import { exclusionsFor } from './plan/lines.ts';
import { hasOtherWords } from './plan/planned.ts';
import { sentencesOfRecent } from './recent.ts';
import type {
  Kept,
  LengthChange,
  Story,
  StoryLength,
  StoryRequest,
  StorySection,
} from './story.ts';

/** How many tellings of sections are compared for each length. */
const tellingsOfSections = 8;

/** The lengths in which sections are written, in this order. */
const lengthsOf = ({ length, instruction }: StoryRequest): readonly StoryLength[] =>
  instruction === 'longer' ? [...new Set([length, 'long' as const])] : [length];

/** Tells sections again, or leaves their words as they are and adds to them or leaves out some of them. */
export function tellSections(request: StoryRequest, keep: Kept): Story {
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

/** Changes the length of sections. If there are no details for a longer one, other tellings are tried. */
function resize(request: StoryRequest, keep: Kept, change: LengthChange): Told {
  const { story: old, sections: kept } = keep;
  const again = old.sections.map(({ id }) => id).filter((id) => !kept.includes(id));
  const { story, draft } = keepWords(request, keep);
  const exclusions = exclusionsFor(request);
  const brief = change === 'shorter' ? brieflyTold(request, keep) : () => [];
  const resized = changeLength(story, draft, { change, keep, exclusions }, brief);
  const isResized = old.sections.some(
    (section) => again.includes(section.id) && section.resized !== undefined,
  );
  const isDone = isResized || hasEffect(old, resized, change, again);
  // Another telling that is shorter would lack facts, or say other things.
  if (isDone || change === 'shorter') return { story: resized, draft };
  const told = retell(instructed(request, change), keep);
  return hasEffect(old, told.story, change, again) ? told : { story: resized, draft };
}

/**
 * Tells the sections that are not kept briefly, and returns a function for the next shorter texts of one of them, the
 * longest first: none if its plan gives other words than it has, or if another section needs a name of an aside.
 */
function brieflyTold(
  request: StoryRequest,
  { story: old, sections: kept }: Kept,
): (section: StorySection) => readonly string[] {
  const sections = old.sections.map(({ id, heading, audience }): StorySection => ({
    id,
    heading,
    audience,
    text: '',
  }));
  const asked: StoryRequest = { ...request, keep: { story: { ...old, sections }, sections: [] } };
  const brief = old.sections.map(({ id }) => id).filter((id) => !kept.includes(id));
  const told = [undefined, 'little' as const, 'most' as const].map((loses) => {
    const asking = loses === undefined ? asked : { ...asked, brief: { sections: brief, loses } };
    const draft = tell(asking, seedOf(asking, 0));
    return draft.faults.length > 0 ? [] : finished(asking, request.seed, draft).sections;
  });
  return (section) => {
    const tellings = told.map((all) => all.find(({ id }) => id === section.id));
    const whole = tellings[0];
    if (whole === undefined) return [];
    const needed = introducedIn(old, whole);
    return tellings
      .map((telling) => telling?.text ?? '')
      .slice(tellings.findIndex((telling) => telling?.text === section.text) + 1 || tellings.length)
      .filter((text) => text !== '' && needed.every((words) => text.includes(words)));
  };
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
