import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from './requests.fixture.ts';
import type { KnownThing } from './story.ts';
import { tellStory } from './tell.ts';

const known: readonly KnownThing[] = [
  { id: 'p1', kind: 'person', name: 'Hanne Velt', role: 'captain' },
  { id: 'f1', kind: 'faction', name: 'The Grey Hand' },
  { id: 'l1', kind: 'place', name: 'The Rusty Anchor Inn' },
];

const kinds = ['quest', 'adventure', 'setting', 'person', 'place', 'character'] as const;

describe.each(kinds)('the names of a text of the kind %s', (kind) => {
  test('are filled, and occur in the text', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      for (const given of [{}, { known }, { idea: 'a lost lantern' }]) {
        const story = tellStory(requestOf(kind, seed, given));
        const text = `${story.title}\n${textOf(story)}`.toLowerCase();
        expect(story.named.length).toBeGreaterThan(0);
        for (const { name } of story.named) {
          expect(name).not.toMatch(/[{}]/);
          expect(text).toContain(name.toLowerCase());
        }
      }
    }
  });
});
