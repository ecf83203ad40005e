import { describe, expect, test } from 'vitest';
import { checkForm } from './check/check-plot.ts';
import { exclusionsOf } from './plan/lines.ts';
import { rowText } from './plan/truths.ts';
import { requestOf } from './requests.fixture.ts';
import type { Kept, MoodChange, Story, StoryKind, StoryLength, StoryRequest } from './story.ts';
import { familiesOf, moodRowsOf } from './tables/moods/families.ts';
import { tellStory } from './tell.ts';

const kinds = ['adventure', 'character', 'person', 'place', 'quest', 'setting'] as const;
const lengths: readonly StoryLength[] = ['short', 'standard', 'long'];
const changes = ['darker', 'lighter'] as const;
const opposite = { darker: 'lighter', lighter: 'darker' } as const;
const seeds = Array.from({ length: 18 }, (_, seed) => seed);

const told = (kind: StoryKind, seed: number): { request: StoryRequest; story: Story } => {
  const request = requestOf(kind, seed, { length: lengths[seed % 3] ?? 'standard' });
  return { request, story: tellStory(request) };
};

/** The sections whose mood can change. */
const changing = ({ kind, sections }: Story): string[] =>
  sections.map(({ id }) => id).filter((id) => moodRowsOf(kind, id) !== undefined);

const idsOf = ({ sections }: Story): string[] => sections.map(({ id }) => id);

const keeping = (story: Story, again: readonly string[]): Kept => ({
  story,
  sections: idsOf(story).filter((id) => !again.includes(id)),
});

const change = (
  { request, story }: { request: StoryRequest; story: Story },
  instruction: NonNullable<StoryRequest['instruction']>,
  again: readonly string[],
): Story => tellStory({ ...request, keep: keeping(story, again), instruction });

const sectionOf = ({ sections }: Story, wanted: string): Story['sections'][number] => {
  const section = sections.find(({ id }) => id === wanted);
  if (section === undefined) throw new Error(`There is no section ${wanted}.`);
  return section;
};

const textOf = (story: Story, id: string): string => sectionOf(story, id).text;

const one = ({ story }: { story: Story }, seed: number): string => {
  const ids = changing(story);
  return ids[seed % ids.length] ?? '';
};

const wordsIn = (text: string): number => text.split(/\s+/).length;

describe.each(kinds)('the mood of a %s', (kind) => {
  test('has at least 7 rows of each mood for the sections with the same task', () => {
    for (const [sections, { dark, light }] of familiesOf(kind)) {
      expect(dark.length, sections.join()).toBeGreaterThanOrEqual(7);
      expect(light.length, sections.join()).toBeGreaterThanOrEqual(7);
      // A sentence without a name would be the same in every story.
      const texts = [...dark, ...light].map(rowText);
      expect(texts.filter((text) => !/\{[A-Za-z]/.test(text))).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test.each(changes)(
    'becomes %s in nearly each section that has rows, and the words before stay',
    (instruction) => {
      const found = new Map<string, { texts: Set<string>; count: number }>();
      const sentences: string[] = [];
      let all = 0;
      for (const seed of seeds) {
        const first = told(kind, seed);
        const ids = idsOf(first.story);
        const story = change(first, instruction, ids);
        all += changing(first.story).length;
        const additions = story.sections.flatMap(({ id, text }) => {
          const before = textOf(first.story, id);
          if (text === before) return [];
          expect(text.startsWith(`${before}\n\n`), id).toBe(true);
          const addition = text.slice(before.length + 2);
          expect(wordsIn(addition), addition).toBeGreaterThan(5);
          expect(wordsIn(addition), addition).toBeLessThan(60);
          const { texts, count } = found.get(id) ?? { texts: new Set<string>(), count: 0 };
          found.set(id, { texts: texts.add(addition), count: count + 1 });
          sentences.push(addition);
          return [{ id, heading: '', audience: 'gm' as const, text: addition }];
        });
        expect(checkForm(additions)).toEqual([]);
        expect(new Set(additions.map(({ text }) => text)).size).toBe(additions.length);
        expect(story.sections.map(({ id, heading, audience }) => [id, heading, audience])).toEqual(
          first.story.sections.map(({ id, heading, audience }) => [id, heading, audience]),
        );
        expect([story.title, story.facts, story.named, story.seed]).toEqual([
          first.story.title,
          first.story.facts,
          first.story.named,
          first.story.seed,
        ]);
      }
      for (const [id, { texts, count }] of found) {
        expect(texts.size, id).toBeGreaterThanOrEqual(Math.min(8, count * 0.6));
      }
      // No story says a sentence twice, so the last sections of a family can have none left.
      expect(sentences.length / all).toBeGreaterThan(0.9);
      // Names make nearly all of them differ.
      expect(new Set(sentences).size / sentences.length).toBeGreaterThan(0.95);
    },
  );

  test.each(changes)('becomes %s in one section, and all others stay', (instruction) => {
    for (const seed of seeds) {
      const first = told(kind, seed);
      const id = one(first, seed);
      const story = change(first, instruction, [id]);
      expect(story.sections.filter((section) => section.id !== id)).toEqual(
        first.story.sections.filter((section) => section.id !== id),
      );
      expect(textOf(story, id)).not.toBe(textOf(first.story, id));
      expect(change(first, instruction, [id])).toEqual(story);
    }
  });

  test.each(changes)('becomes %s three times in one section, and then no more', (instruction) => {
    for (const seed of seeds.slice(0, 20)) {
      const first = told(kind, seed);
      const id = one(first, seed);
      const stories = [first.story];
      for (let step = 0; step < 4; step += 1) {
        const story = stories.at(-1) ?? first.story;
        // The story is stored as JSON.
        const stored: Story = JSON.parse(JSON.stringify(story)) as Story;
        stories.push(change({ ...first, story: stored }, instruction, [id]));
      }
      const texts = stories.map((story) => textOf(story, id));
      expect(new Set(texts).size).toBe(4);
      expect(texts[4]).toBe(texts[3]);
      expect(sectionOf(stories[3] ?? first.story, id).additions?.texts).toHaveLength(3);
      const back = stories.slice(0, 3).toReversed();
      let story = stories[3] ?? first.story;
      for (const expected of back) {
        story = change({ ...first, story }, opposite[instruction], [id]);
        expect(story.sections).toEqual(expected.sections);
      }
    }
  });

  test('keeps its additions when the section or the story becomes shorter, longer or another', () => {
    for (const seed of seeds.slice(0, 12)) {
      const first = told(kind, seed);
      const id = one(first, seed);
      const dark = change(first, 'darker', [id]);
      const addition = sectionOf(dark, id).additions?.texts[0] ?? '';
      expect(addition).not.toBe('');
      // Shorter takes an addition back: lengths/resize.test.ts.
      for (const instruction of ['again', 'longer'] as const) {
        const other = change({ ...first, story: dark }, instruction, [id]);
        expect(textOf(other, id).endsWith(`\n\n${addition}`)).toBe(true);
        const light = change({ ...first, story: other }, 'lighter', [id]);
        expect(textOf(light, id)).toBe(textOf(other, id).slice(0, -addition.length - 2));
      }
      const keep: Kept = { story: dark, sections: [], isWhole: true };
      const long = tellStory({ ...first.request, length: 'long', seed: dark.seed, keep });
      expect(textOf(long, id).endsWith(`\n\n${addition}`)).toBe(true);
    }
  });

  test('keeps to lines that are newer than the story and than its additions', () => {
    const lines = ['children', 'graves', 'animals', 'blood'];
    const { matches } = exclusionsOf(lines);
    let changed = 0;
    for (const seed of seeds.slice(0, 20)) {
      const first = told(kind, seed);
      const dark = change(first, 'darker', idsOf(first.story));
      const limited = { request: { ...first.request, lines }, story: dark };
      const ids = idsOf(dark);
      const darker = change(limited, 'darker', ids);
      for (const { id, additions, text } of darker.sections) {
        for (const addition of additions?.texts ?? []) {
          expect(matches(addition), addition).toBe(false);
          expect(text).toContain(addition);
          if (addition !== sectionOf(dark, id).additions?.texts[0]) changed += 1;
        }
      }
    }
    expect(changed).toBeGreaterThan(20);
  });

  test('becomes darker together with another length', () => {
    for (const seed of seeds.slice(0, 12)) {
      const first = told(kind, seed);
      const id = one(first, seed);
      const mood: MoodChange = 'darker';
      const keep = keeping(first.story, [id]);
      const alone = tellStory({ ...first.request, keep, instruction: 'longer' });
      const both = tellStory({ ...first.request, keep, instruction: 'longer', mood });
      expect(textOf(both, id).startsWith(`${textOf(alone, id)}\n\n`)).toBe(true);
    }
  });

  test('changes a section of a model by telling it again', () => {
    const first = told(kind, 4);
    const id = one(first, 4);
    const sections = change(first, 'darker', [id]).sections.map((section) =>
      section.id === id ? { ...section, text: 'In other words.', author: 'wordsmith' } : section,
    );
    const light = change({ ...first, story: { ...first.story, sections } }, 'lighter', [id]);
    // The addition goes, and the storyteller has words of its own again.
    const { text, ...others } = sectionOf(light, id);
    expect(Object.keys(others)).toEqual(['id', 'heading', 'audience']);
    expect(text).not.toContain('In other words.');
  });
});

/** What rules, amounts and overviews say has no mood, and what all know of a setting is a list. */
const withoutMood = new Set([
  'glance',
  'spells',
  'reward',
  'checks',
  'truths',
  'party',
  'conflicts',
]);

test('every section of a story but rules, rewards and lists has rows of both moods', () => {
  for (const kind of kinds) {
    for (const seed of seeds) {
      const { story } = told(kind, seed);
      for (const { id } of story.sections) {
        expect(moodRowsOf(kind, id) === undefined, `${kind} ${id}`).toBe(withoutMood.has(id));
      }
    }
  }
});

test('the line of a character stays short, also in later revisions', () => {
  for (const seed of seeds.slice(0, 20)) {
    const first = told('character', seed);
    const dark = change(first, 'darker', ['concept']);
    expect(dark.details).toEqual(first.story.details);
    expect(change({ ...first, story: dark }, 'again', ['bond']).details).toEqual(
      first.story.details,
    );
  }
});

test('a recap has no mood', () => {
  const request = requestOf('recap', 1, {
    events: [{ title: 'The bridge', kind: 'session', text: 'The party crossed the bridge.' }],
  });
  const story = tellStory(request);
  const darker = change({ request, story }, 'darker', idsOf(story));
  expect(darker.sections).toEqual(story.sections);
});
