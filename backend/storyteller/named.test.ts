import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from './requests.fixture.ts';
import type { KnownThing, Story, StoryKind, StoryLength } from './story.ts';
import { tellStory } from './tell.ts';

const known: readonly KnownThing[] = [
  { id: 'p1', kind: 'person', name: 'Hanne Velt', role: 'captain' },
  { id: 'f1', kind: 'faction', name: 'The Grey Hand' },
  { id: 'l1', kind: 'place', name: 'The Rusty Anchor Inn' },
];

const storiesOf = (kind: StoryKind, length: StoryLength): readonly Story[] =>
  Array.from({ length: 30 }, (_, seed) => seed).flatMap((seed) =>
    [{}, { known }, { idea: 'a lost lantern' }].map((given) =>
      tellStory(requestOf(kind, seed, { ...given, length })),
    ),
  );

const kinds = ['quest', 'adventure', 'setting', 'person', 'place', 'character'] as const;

test.each(kinds)('the names of a text of the kind %s have no fields', (kind) => {
  for (const { named } of storiesOf(kind, 'standard')) {
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ name, role }) => /[{}]/.test(name + role))).toEqual([]);
  }
});

/** A person or a place keeps the names of its longest telling, with which a shorter one can become longer again. */
describe.each([
  ['setting', 'short'],
  ['setting', 'standard'],
  ['setting', 'long'],
  ['person', 'long'],
  ['place', 'long'],
  ['character', 'long'],
] as const)('the names of a text of the kind %s in the length %s', (kind, length) => {
  test('all occur in it', () => {
    for (const story of storiesOf(kind, length)) {
      const text = `${story.title}\n${textOf(story)}`.toLowerCase();
      expect(story.named.filter(({ name }) => !text.includes(name.toLowerCase()))).toEqual([]);
    }
  });
});
