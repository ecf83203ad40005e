import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import type { KnownThing, StoryKind } from '../story.ts';
import { tellStory } from '../tell.ts';
import { isPluralName } from './plural-names.ts';
import { NameList } from './sentences.ts';

describe('a name', () => {
  test.each(['The Shattered Isles', 'the Iron Wardens', 'The Knights of the Rose'])(
    '%s is a plural',
    (name) => {
      expect(isPluralName(name)).toBe(true);
    },
  );

  test.each([
    'Three Rivers',
    'The Crossroads',
    'The Order of the Knights',
    'The Abyss',
    'The Brass Cactus',
    'Strahd',
  ])('%s is none', (name) => {
    expect(isPluralName(name)).toBe(false);
  });

  test.each([
    [
      'N is closed, and N knows its price.',
      'The Isles are closed, and the Isles know their price.',
    ],
    ['Nobody sees that N has never paid.', 'Nobody sees that the Isles have never paid.'],
    ['The water of N is still.', 'The water of the Isles is still.'],
    ['In N everyone knows.', 'In the Isles everyone knows.'],
    ['N also denies it.', 'The Isles also deny it.'],
  ])('in the plural makes "%s" into "%s"', (text, expected) => {
    const names = new NameList();
    const isles = names.add('The Isles');
    expect(names.plain(text.replaceAll(/\bN\b/g, isles))).toBe(expected);
  });

  test('in the singular keeps its verb', () => {
    const names = new NameList();
    expect(names.plain(`${names.add('Three Rivers')} is closed.`)).toBe('Three Rivers is closed.');
  });
});

/** A clause whose subject is the name; "the crown of the Shattered Isles is" has another one. */
const singularVerb =
  /(?:^|[.:;,] |that |than |whom |and )the (?:Shattered Isles|Iron Wardens) (?:is|was|has|does|goes)\b/im;

const known: readonly KnownThing[] = [
  { id: '1', kind: 'place', name: 'The Shattered Isles' },
  { id: '2', kind: 'faction', name: 'The Iron Wardens' },
];

const kinds: readonly StoryKind[] = ['quest', 'adventure', 'person', 'place', 'setting'];

test.each(kinds)('a text of the kind %s has no plural with "is", "was" or "has"', (kind) => {
  for (let seed = 0; seed < 25; seed += 1) {
    const text = textOf(tellStory(requestOf(kind, seed, { known })));
    expect(text).not.toMatch(singularVerb);
  }
});

test('a setting that a title in the plural names is not said to be that', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const { title, sections } = tellStory(
      requestOf('setting', seed, { idea: 'The Shattered Isles' }),
    );
    const text = sections.map((section) => section.text).join('\n');
    expect(title).toContain('The Shattered Isles');
    expect(text).toContain('the Shattered Isles');
    expect(text).not.toMatch(/\b(?:is|are) the Shattered Isles\b/);
    expect(text).not.toMatch(singularVerb);
  }
});
