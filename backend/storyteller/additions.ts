import type { Draft } from './kinds/draft.ts';
import type { Exclusions } from './plan/lines.ts';
import { textWithin } from './plan/within-lines.ts';
import { randomStream } from './random.ts';
import type { Additions, Kept, MoodChange, Story, StorySection } from './story.ts';
import type { Row } from './tables/row-types.ts';
import { moodRowsOf } from './tables/moods/families.ts';

/** How many additions of one mood a section can have. */
const mostAdditions = 3;

const moods: Readonly<Record<MoodChange, Additions['mood']>> = { darker: 'dark', lighter: 'light' };

export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

/** The text without its additions. A model mixes them into its words, from which they cannot be taken. */
export function baseOf({ text, additions, author }: StorySection): string {
  const end = `\n\n${joined(...(additions?.texts ?? []))}`;
  return additions !== undefined && author === undefined && text.endsWith(end)
    ? text.slice(0, -end.length)
    : text;
}

/** The section with additions at its end, as far as the lines of the campaign allow them. */
export function withAdditions(
  told: StorySection,
  additions: Additions | undefined,
  exclusions: Exclusions,
): StorySection {
  const { additions: _, ...section } = told;
  const texts = (additions?.texts ?? [])
    .map((text) => textWithin(text, exclusions))
    .filter((text) => text !== '');
  // Additions alone are no section.
  if (additions === undefined || texts.length === 0 || section.text === '') return section;
  const text = joined(section.text, ...texts);
  return { ...section, text, additions: { mood: additions.mood, texts } };
}

/** The section without what the lines of the campaign exclude. */
export const within = (section: StorySection, exclusions: Exclusions): StorySection =>
  section.author === undefined
    ? withAdditions(
        { ...section, text: textWithin(baseOf(section), exclusions) },
        section.additions,
        exclusions,
      )
    : { ...section, text: textWithin(section.text, exclusions) };

export interface Asked<Change> {
  readonly change: Change;
  readonly keep: Kept;
  readonly exclusions: Exclusions;
}

type Say = (rows: readonly Row[], section: StorySection, purpose: string) => string;

/** A function that says a sentence that the story does not have yet, or an empty text. */
export function narratorOf(
  { sections }: Story,
  { telling, names }: Draft,
  { facts, seed }: Story,
): Say {
  if (telling === undefined) return () => '';
  telling.isJoining = false;
  telling.isSpoken = false;
  telling.isVaried = false;
  // No two sections say the same.
  for (const { text } of sections) {
    for (const paragraph of text.split('\n\n')) telling.preloadSentence(paragraph);
  }
  return (rows, section, purpose) => {
    telling.resume(randomStream(Number(facts['seed'] ?? seed), purpose), section.text);
    return names.marked(telling.say(rows, spotsFor(section.id, telling.subject.words)));
  };
}

/**
 * Makes the sections that are not kept darker or lighter: the last addition of the other mood goes first, then each
 * change adds one, up to three. The rest of the story stays word for word.
 */
export function changeMood(story: Story, draft: Draft, asked: Asked<MoodChange>): Story {
  const { change, keep, exclusions } = asked;
  const mood = moods[change];
  const say = narratorOf(story, draft, keep.story);
  const additionFor = (section: StorySection, count: number): string =>
    say(
      moodRowsOf(story.kind, section.id)?.[mood] ?? [],
      section,
      `addition|${story.kind}|${mood}|${section.id}|${count}`,
    );
  const sections = story.sections.map((section) => {
    // The words of a model stay if the storyteller cannot tell the section.
    const isOther = keep.sections.includes(section.id) || section.author !== undefined;
    if (isOther) return section;
    const base = { ...section, text: textWithin(baseOf(section), exclusions) };
    const { mood: present = mood, texts = [] } = section.additions ?? {};
    if (present !== mood) {
      return withAdditions(base, { mood: present, texts: texts.slice(0, -1) }, exclusions);
    }
    const added = texts.length < mostAdditions ? [additionFor(section, texts.length)] : [];
    return withAdditions(base, { mood, texts: [...texts, ...added] }, exclusions);
  });
  return { ...story, sections };
}

/** The places of the section, which plots name in two ways. */
function spotsFor(
  section: string,
  words: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const spot = (index: number): string =>
    words.get(`p${index}`) ?? words.get(`s${index}`) ?? words.get('town') ?? '';
  if (section === 'lair' || section === 'act-3') return { spot: '{lair}', spot2: '{lair}' };
  // The second act is in another place, or at the last one of the first town.
  if (section === 'act-2') {
    const place = words.has('p1') ? '{town2}' : spot(3);
    return { spot: place, spot2: place };
  }
  return { spot: spot(1), spot2: spot(2) };
}
