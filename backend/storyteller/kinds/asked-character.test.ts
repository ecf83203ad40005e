import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import { tellStory } from '../tell.ts';

const { species = [], classes = [], backgrounds = [] } = requestOf('character', 0).choices ?? {};

/** Another item of a list, for what the character is not. */
const after = (list: readonly string[], index: number): string =>
  (list[(index + 1) % list.length] ?? '').toLowerCase();

const pluralOf = (noun: string): string =>
  noun.endsWith('f') ? `${noun.slice(0, -1)}ves` : `${noun}s`;

describe('a character is what the idea says, and not what it hates', () => {
  test.each(classes.map((className, index) => [className, index] as const))(
    '%s',
    (className, index) => {
      const own = species[index % species.length] ?? '';
      const background = backgrounds[index % backgrounds.length] ?? '';
      const hated = pluralOf(after(species, index % species.length));
      const robbed = after(classes, index);
      const idea = `A ${own} ${className} named Borin who hates ${hated} and robbed a ${robbed}, a former ${background}`;
      for (let seed = 0; seed < 8; seed += 1) {
        const story = tellStory(requestOf('character', seed, { idea }));
        expect(story.title).toBe('Borin');
        expect(story.details).toMatchObject({ species: own, class: className, background });
        expect(textOf(story)).toContain(hated);
      }
    },
  );
});

test.each([
  ['A knight who hates the king', 'a knight'],
  ['A spy for the queen', 'a spy'],
])('"%s" says nothing of the pronouns', (idea) => {
  const found = Array.from({ length: 20 }, (_, seed) => {
    const { details } = tellStory(requestOf('character', seed, { idea }));
    return details.kind === 'character' ? details.person.pronouns : undefined;
  });
  expect(new Set(found).size).toBeGreaterThan(1);
});

test('has the age and no other build that the idea says', () => {
  for (const kind of ['person', 'character'] as const) {
    for (let seed = 0; seed < 8; seed += 1) {
      const story = tellStory(
        requestOf(kind, seed, { idea: 'A 70-year-old baker with a young dog' }),
      );
      const [first, second] = story.sections;
      const look = kind === 'person' ? first : second;
      expect(look?.text).toContain('seventy years old');
      expect(look?.text).not.toMatch(/hardly twenty|past seventy/);
    }
  }
});

test('a person has the role and the hatred of an idea in its text', () => {
  const idea =
    'Borin, a dwarf cleric who hates elves, one-eyed, afraid of water. He is the twin of Tam.';
  for (let seed = 0; seed < 12; seed += 1) {
    const text = textOf(tellStory(requestOf('person', seed, { idea })));
    for (const part of ['dwarf cleric', 'elves', 'water', 'twin']) expect(text).toContain(part);
  }
});

test('a character without a noun is what its species and class are', () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const story = tellStory(requestOf('character', seed, { idea: 'Once a knight, now a beggar' }));
    expect(textOf(story)).not.toContain('someone from');
    expect(textOf(story)).not.toContain('is now a beggar');
  }
});
