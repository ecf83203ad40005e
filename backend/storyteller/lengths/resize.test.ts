import { describe, expect, test } from 'vitest';
import { checkForm } from '../check/check-plot.ts';
import { hasGrown } from '../effect.ts';
import { exclusionsOf } from '../plan/lines.ts';
import { requestOf } from '../requests.fixture.ts';
import type { Story, StoryKind, StoryLength, StoryRequest } from '../story.ts';
import { detailRowsOf } from '../tables/moods/families.ts';
import { tellStory } from '../tell.ts';

const kinds = ['adventure', 'character', 'person', 'place', 'quest', 'setting'] as const;
const lengths: readonly StoryLength[] = ['short', 'standard', 'long'];

/** Long kinds have many sections, so few seeds are enough. */
const seedsOf = (kind: StoryKind): number[] =>
  Array.from(
    { length: kind === 'adventure' ? 2 : kind === 'quest' || kind === 'setting' ? 3 : 8 },
    (_, seed) => seed,
  );

interface Told {
  readonly request: StoryRequest;
  readonly story: Story;
}

const told = (kind: StoryKind, seed: number): Told => {
  const request = requestOf(kind, seed, { length: lengths[seed % 3] ?? 'standard' });
  return { request, story: tellStory(request) };
};

function change(
  { request, story }: Told,
  instruction: NonNullable<StoryRequest['instruction']>,
  again: string,
): Story {
  const sections = story.sections.map(({ id }) => id).filter((id) => id !== again);
  return tellStory({ ...request, keep: { story, sections }, instruction });
}

function sectionOf({ sections }: Story, wanted: string): Story['sections'][number] {
  const section = sections.find(({ id }) => id === wanted);
  if (section === undefined) throw new Error(`There is no section ${wanted}.`);
  return section;
}

const textOf = (story: Story, id: string): string => sectionOf(story, id).text;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Numbers that players and game masters need: difficulties, sums, damage, opponents. */
const numbersIn = (text: string): string[] =>
  text.match(/DC \d+|\d[\d,]* (?:gp|XP|feet)|\d+d\d+|\d+ \p{Lu}\w+/gu) ?? [];

const labelsIn = (text: string): string[] => text.match(/\*\*[^*]+\*\*/g) ?? [];

const itemsIn = (text: string): number => text.match(/^- /gm)?.length ?? 0;

/** The sections of a kind for all seeds, each with its story. */
const sectionsOf = (kind: StoryKind): { first: Told; id: string }[] =>
  seedsOf(kind).flatMap((seed) => {
    const first = told(kind, seed);
    return first.story.sections.map(({ id }) => ({ first, id }));
  });

/** The sections that get details. */
const growing = ({ kind, sections }: Story): string[] =>
  sections.map(({ id }) => id).filter((id) => (detailRowsOf(kind, id) ?? []).length > 0);

/** One of the sections that get details. */
const one = ({ story }: Told, seed: number): string => {
  const ids = growing(story);
  return ids[seed % ids.length] ?? '';
};

describe.each(kinds)('one section of a %s', (kind) => {
  test('that becomes shorter loses no difficulty, sum, label and item, and comes back', () => {
    for (const { first, id } of sectionsOf(kind)) {
      const before = textOf(first.story, id);
      const short = change(first, 'shorter', id);
      const text = textOf(short, id);
      const { resized } = sectionOf(short, id);
      expect(short.sections.filter((section) => section.id !== id)).toEqual(
        first.story.sections.filter((section) => section.id !== id),
      );
      if (!hasGrown(text, before)) continue;
      for (const kept of [...numbersIn(before), ...labelsIn(before)]) expect(text).toContain(kept);
      const least = id === 'talk' ? Math.min(3, itemsIn(before)) : itemsIn(before);
      expect(itemsIn(text), text).toBeGreaterThanOrEqual(least);
      if (resized === undefined) continue;
      expect([short.title, short.details, short.facts]).toEqual([
        first.story.title,
        first.story.details,
        first.story.facts,
      ]);
      expect(checkForm(short.sections), text).toEqual(checkForm(first.story.sections));
      expect(change({ ...first, story: short }, 'longer', id).sections).toEqual(
        first.story.sections,
      );
    }
  });

  test('that becomes longer keeps its words, gets a tenth more, and comes back', () => {
    const added: string[] = [];
    for (const { first, id } of sectionsOf(kind)) {
      if (!growing(first.story).includes(id)) continue;
      const before = textOf(first.story, id);
      const long = change(first, 'longer', id);
      const text = textOf(long, id);
      expect(text.startsWith(`${before}\n\n`), id).toBe(true);
      expect(hasGrown(before, text), id).toBe(true);
      expect(checkForm(long.sections)).toEqual(checkForm(first.story.sections));
      expect(change(first, 'longer', id)).toEqual(long);
      expect(change({ ...first, story: long }, 'shorter', id).sections).toEqual(
        first.story.sections,
      );
      added.push(...text.slice(before.length + 2).split('\n\n'));
    }
    // Names and choices make nearly all of them differ.
    expect(new Set(added).size / added.length).toBeGreaterThan(0.85);
  });

  test('becomes longer three times, then no more, and shorter step by step again', () => {
    for (const seed of seedsOf(kind).slice(0, 4)) {
      const first = told(kind, seed);
      const id = one(first, seed);
      const stories = [first.story];
      for (let step = 0; step < 4; step += 1) {
        // The story is stored as JSON.
        const stored = JSON.parse(JSON.stringify(stories.at(-1))) as Story;
        stories.push(change({ ...first, story: stored }, 'longer', id));
      }
      const texts = stories.map((story) => textOf(story, id));
      expect(new Set(texts).size).toBe(4);
      expect(texts[4]).toBe(texts[3]);
      let story = stories[3] ?? first.story;
      for (const expected of stories.slice(0, 3).toReversed()) {
        story = change({ ...first, story }, 'shorter', id);
        expect(story.sections).toEqual(expected.sections);
      }
    }
  });

  test('that becomes shorter again and again goes on or stays, and never becomes empty', () => {
    for (const seed of seedsOf(kind).slice(0, 4)) {
      const first = told(kind, seed);
      const id = one(first, seed);
      let { story } = first;
      for (let step = 0; step < 5; step += 1) {
        const next = change({ ...first, story }, 'shorter', id);
        expect(wordsIn(textOf(next, id))).toBeLessThanOrEqual(wordsIn(textOf(story, id)));
        expect(wordsIn(textOf(next, id))).toBeGreaterThan(3);
        story = next;
      }
    }
  });

  test('keeps what has made it darker when its length changes', () => {
    for (const seed of seedsOf(kind).slice(0, 4)) {
      const first = told(kind, seed);
      const id = one(first, seed);
      const dark = change(first, 'darker', id);
      const addition = sectionOf(dark, id).additions?.texts[0] ?? '';
      const long = change({ ...first, story: dark }, 'longer', id);
      expect(textOf(long, id).startsWith(`${textOf(first.story, id)}\n\n`)).toBe(true);
      expect(textOf(long, id).endsWith(`\n\n${addition}`)).toBe(true);
      expect(change({ ...first, story: long }, 'shorter', id).sections).toEqual(dark.sections);
    }
  });

  test('loses what has made it darker if that is a tenth of it', () => {
    for (const seed of seedsOf(kind).slice(0, 4)) {
      const first = told(kind, seed);
      const { id = '' } = first.story.sections[seed % first.story.sections.length] ?? {};
      const dark = change(first, 'darker', id);
      if (!hasGrown(textOf(first.story, id), textOf(dark, id))) continue;
      expect(change({ ...first, story: dark }, 'shorter', id).sections).toEqual(
        first.story.sections,
      );
    }
  });

  test('gets no detail that newer lines exclude', () => {
    const lines = ['children', 'graves', 'animals', 'blood'];
    const { matches } = exclusionsOf(lines);
    for (const seed of seedsOf(kind).slice(0, 4)) {
      const first = told(kind, seed);
      const id = one(first, seed);
      const long = change(first, 'longer', id);
      const before = new Set(textOf(first.story, id).split('\n\n'));
      const request = { ...first.request, lines };
      const longer = change({ request, story: long }, 'longer', id);
      const details = textOf(longer, id)
        .split('\n\n')
        .filter((text) => !before.has(text));
      expect(
        details.filter((text) => text !== '' && matches(text)),
        id,
      ).toEqual([]);
    }
  });
});
