import { describe, expect, test } from 'vitest';
import { hasEffect } from './effect.ts';
import type { KnownThing, Story, StoryKind, StoryLength, StoryRequest, Tone } from './story.ts';
import { tellStory } from './tell.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];
const fromLightToDark: readonly Tone[] = ['whimsical', 'heroic', 'intrigue', 'grim', 'horror'];
const lengths: readonly StoryLength[] = ['short', 'standard', 'long'];
const kinds: readonly StoryKind[] = [
  'adventure',
  'character',
  'person',
  'place',
  'quest',
  'setting',
];
const instructions = ['again', 'shorter', 'longer', 'darker', 'lighter'] as const;

const known: readonly KnownThing[] = [
  { id: 'one', kind: 'person', name: 'Ilse Ravenhair', role: 'ferry captain' },
  { id: 'two', kind: 'person', name: 'Odo' },
  { id: 'three', kind: 'place', name: 'Lower Wending' },
  { id: 'four', kind: 'faction', name: 'The Lamp Guild' },
];

const requestOf = (
  kind: StoryKind,
  seed: number,
  given: Partial<StoryRequest> = {},
): StoryRequest => ({
  kind,
  seed,
  tone: tones[seed % tones.length] ?? 'heroic',
  length: lengths[seed % lengths.length] ?? 'standard',
  level: 1 + ((seed * 7) % 20),
  partySize: 4,
  difficulty: 'standard',
  idea: '',
  lines: [],
  veils: [],
  known,
  recent: [],
  items: [],
  ...given,
});

/** A whole draft in another length, as the server asks for it. */
const inLength = (story: Story, request: StoryRequest, length: StoryLength): Story =>
  tellStory({
    ...request,
    length,
    seed: story.seed,
    keep: { story, sections: [], isWhole: true },
  });

const giverOf = ({ details }: Story): string => ('giver' in details ? details.giver : '');

/** Facts that say what a story is about. */
const subjectOf = (facts: Readonly<Record<string, unknown>>): unknown => {
  const { lines: _lines, known: _known, tone: _tone, ...rest } = facts;
  return rest;
};

describe.each(kinds)('one section of a %s', (kind) => {
  test.each(instructions)(
    'that is written %s leaves the sections, the title and the plot as they are',
    (instruction) => {
      for (let seed = 0; seed < 10; seed += 1) {
        const request = requestOf(kind, seed);
        const old = tellStory(request);
        const ids = old.sections.map(({ id }) => id);
        const again = ids[seed % ids.length] ?? '';
        const keep = { story: old, sections: ids.filter((id) => id !== again) };
        const story = tellStory({ ...request, keep, instruction });
        expect(story.sections.map(({ id }) => id)).toEqual(ids);
        expect(story.sections.filter(({ id }) => id !== again)).toEqual(
          old.sections.filter(({ id }) => id !== again),
        );
        expect(story.title).toBe(old.title);
        expect(subjectOf(story.facts)).toEqual(subjectOf(old.facts));
      }
    },
  );

  test('keeps its subject after the campaign has got a safety line and a person', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const request = requestOf(kind, seed);
      const old = tellStory(request);
      const [again = '', ...sections] = old.sections.map(({ id }) => id);
      const newcomer: KnownThing = { id: 'new', kind: 'person', name: 'Quorvine' };
      const story = tellStory({
        ...request,
        lines: ['spiders', 'salt'],
        known: [newcomer, ...known],
        keep: { story: old, sections },
        instruction: 'again',
      });
      expect(story.facts).toEqual(old.facts);
      const text = story.sections.find(({ id }) => id === again)?.text ?? '';
      expect(text).not.toContain('Quorvine');
    }
  });
});

describe.each(kinds)('a whole %s', (kind) => {
  const newcomer: KnownThing = { id: 'new', kind: 'person', name: 'Quorvine' };

  test('that becomes shorter and then longer again has the same title, people and plot', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const idea = seed % 3 === 0 ? 'a dragon under the mill' : '';
      const request = requestOf(kind, seed, { length: 'standard', idea });
      const first = tellStory(request);
      // The campaign has another person by now.
      const later = { ...request, known: [newcomer, ...known] };
      const short = inLength(first, later, 'short');
      const long = inLength(short, later, 'long');
      for (const story of [short, long, inLength(long, later, 'standard')]) {
        expect(story.title).toBe(first.title);
        expect(story.seed).toBe(first.seed);
        expect(giverOf(story)).toBe(giverOf(first));
        expect(subjectOf(story.facts)).toEqual(subjectOf(first.facts));
        expect(story.named).toEqual(first.named);
      }
      expect(inLength(long, later, 'standard').sections).toEqual(first.sections);
    }
  });

  test('has another plot in each neighbouring tone', () => {
    for (let seed = 0; seed < 15; seed += 1) {
      const stories = fromLightToDark.map((tone) => tellStory(requestOf(kind, seed, { tone })));
      for (const [index, dark] of stories.slice(1).entries()) {
        const light = stories[index];
        expect(dark.sections, `${seed} ${fromLightToDark[index]}`).not.toEqual(light?.sections);
        if (typeof dark.facts['core'] !== 'string') continue;
        expect(dark.facts['core'], `${seed} ${fromLightToDark[index]}`).not.toBe(
          light?.facts['core'],
        );
      }
    }
  });

  test('that becomes darker and then lighter again is the first one', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const request = requestOf(kind, seed, { tone: 'intrigue' });
      const first = tellStory(request);
      const dark = tellStory({ ...request, seed: first.seed, tone: 'grim' });
      const again = tellStory({ ...request, seed: dark.seed, tone: 'intrigue' });
      expect(again.sections).toEqual(first.sections);
      expect(again.title).toBe(first.title);
    }
  });
});

test('a text counts as longer from a tenth more words on', () => {
  const old = tellStory(requestOf('person', 1));
  const withWords = (count: number): Story => ({
    ...old,
    sections: [{ id: 'look', heading: 'Look', audience: 'everyone', text: 'one '.repeat(count) }],
  });
  expect(hasEffect(withWords(40), withWords(42), 'longer')).toBe(false);
  expect(hasEffect(withWords(40), withWords(48), 'longer')).toBe(true);
  expect(hasEffect(withWords(48), withWords(40), 'shorter')).toBe(true);
  expect(hasEffect(withWords(40), withWords(48), 'shorter')).toBe(false);
  expect(hasEffect(withWords(40), withWords(40), 'again')).toBe(false);
});

test.each(['darker', 'lighter'] as const)(
  'the plot of a quest of which a section is written %s keeps its tone',
  (instruction) => {
    for (const tone of tones) {
      const request = requestOf('quest', 2, { tone });
      const old = tellStory(request);
      const sections = old.sections.map(({ id }) => id).filter((id) => id !== 'endings');
      const story = tellStory({ ...request, keep: { story: old, sections }, instruction });
      expect(story.facts).toEqual(old.facts);
    }
  },
);

test('the title of a person is the name', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const { title, details } = tellStory(requestOf('person', seed, { known: [] }));
    expect(details).toMatchObject({ person: { name: title } });
  }
});

describe('a campaign with several people and places', () => {
  const names = ['Ilse', 'Odo', 'Wenna', 'Tamsin'];
  const towns = ['Lower Wending', 'Saltmarket', 'Cold Ford', 'Hollin'];
  const all: readonly KnownThing[] = [
    ...names.map((name): KnownThing => ({ id: name, kind: 'person', name })),
    ...towns.map((name): KnownThing => ({ id: name, kind: 'place', name })),
  ];
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  const detailsOf = (idea: string) =>
    seeds.map((seed) => {
      const request = requestOf('quest', seed, { known: all, idea, tone: 'heroic' });
      const { details, facts } = tellStory(request);
      if (details.kind !== 'quest') throw new Error('It is not a quest.');
      const [town] = JSON.stringify(facts['places']).match(/(?<=^\[\[")[^"]*/) ?? [''];
      return { giver: details.giver, town };
    });

  test('has quests with different givers in different towns', () => {
    const found = detailsOf('');
    expect(new Set(found.map(({ giver }) => giver)).size).toBeGreaterThan(2);
    expect(new Set(found.map(({ town }) => town)).size).toBeGreaterThan(2);
  });

  test('has a quest about the person and the place that the idea names', () => {
    const found = detailsOf('Tamsin worries about Cold Ford');
    expect(new Set(found.map(({ town }) => town))).toEqual(new Set(['Cold Ford']));
    const givers = found.map(({ giver }) => giver).filter((giver) => names.includes(giver));
    expect(new Set(givers)).toEqual(new Set(['Tamsin']));
  });

  test('has places in different towns', () => {
    const found = seeds.map(
      (seed) => tellStory(requestOf('place', seed, { known: all })).facts['town'],
    );
    expect(new Set(found).size).toBeGreaterThan(2);
  });
});
