import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import type { KnownThing, StoryKind } from '../story.ts';
import { tellStory } from '../tell.ts';
import { isOnPlace, withTypedPrepositions } from './place-prepositions.ts';
import { NameList } from './sentences.ts';

describe('people are', () => {
  test.each(['The Shattered Coast', 'Mount Harrow', 'Lake Mara', 'The Red River', 'Isle of Ash'])(
    'on %s',
    (name) => {
      expect(isOnPlace(name)).toBe(true);
    },
  );

  test.each(['The Shattered Isles', 'Red River', 'Blackwood Forest', 'The Gray Hills', 'Marlow'])(
    'in %s',
    (name) => {
      expect(isOnPlace(name)).toBe(false);
    },
  );
});

test.each([
  [
    'Nobody in N knows, and in N it rains.',
    'Nobody on the Coast knows, and on the Coast it rains.',
  ],
  ['In N it rains.', 'On the Coast it rains.'],
  ['They come into N.', 'They come to the Coast.'],
  ['Nobody believes in N.', 'Nobody believes in the Coast.'],
  ['The law of N is old.', 'The law of the Coast is old.'],
])('a text with "%s" says "%s"', (text, expected) => {
  const names = new NameList();
  const coast = names.add('The Coast');
  expect(names.plain(text.replaceAll(/\bN\b/g, coast))).toBe(expected);
});

test.each([
  ['smugglers in the Shattered Coast', 'smugglers on the Shattered Coast'],
  ['a castle in an island', 'a castle on an island'],
  ['a monster in the lake', 'a monster in the lake'],
  ['a dungeon in the hill', 'a dungeon in the hill'],
])('the idea "%s" is read as "%s"', (idea, expected) => {
  expect(withTypedPrepositions(idea)).toBe(expected);
});

const kinds: readonly StoryKind[] = ['quest', 'adventure', 'person', 'place', 'setting'];
const known: readonly KnownThing[] = [{ id: '1', kind: 'place', name: 'The Shattered Coast' }];

test.each(kinds)('a text of the kind %s is on a coast, and not in it', (kind) => {
  for (let seed = 0; seed < 15; seed += 1) {
    const idea = seed % 2 === 0 ? '' : 'smugglers in the Shattered Coast';
    const text = textOf(tellStory(requestOf(kind, seed, { known, idea })));
    expect(text).not.toMatch(/\bin(?:to)? the Shattered Coast\b/i);
  }
});

test.each(['quest', 'adventure'] as const)('a %s takes place where the idea says it', (kind) => {
  for (let seed = 0; seed < 8; seed += 1) {
    const told = tellStory(requestOf(kind, seed, { idea: `A ${kind} in the Shattered Coast` }));
    expect(told.sections[0]?.text).toMatch(/on the Shattered Coast\b/i);
    expect(typeof told.facts['kernel']).toBe('string');
  }
});
