import { describe, expect, test } from 'vitest';
import type { CultureNames } from '../names/culture-names.ts';
import { cultures } from '../names/cultures.ts';
import { randomStream, type Random } from '../random.ts';
import { requestOf } from '../requests.fixture.ts';
import type { KnownThing } from '../story.ts';
import { dilemmas } from '../tables/dilemmas.ts';
import { tellStory } from '../tell.ts';
import { cultureOfKnown, cultureOfWords } from './known-culture.ts';

const personOf = ({ she, he, they, last }: CultureNames, random: Random): string[] => [
  random.pick([...she, ...he, ...they]),
  random.pick(last),
];

const known: readonly KnownThing[] = [
  ...['Lucrezia Bellini', 'Matteo Falconieri', 'Giovanna Orsini'].map(
    (name, index): KnownThing => ({ id: `person-${index}`, kind: 'person', name }),
  ),
  { id: 'place', kind: 'place', name: 'Borgo Amato' },
];

const kinds = ['quest', 'adventure', 'setting', 'person', 'place'] as const;

describe('the names of a campaign', () => {
  test.each(cultures.map((culture) => [culture.id, culture] as const))(
    'are of the culture %s if two persons have its names',
    (id, culture) => {
      const random = randomStream(1, id);
      const found = Array.from(
        { length: 100 },
        () => cultureOfWords([...personOf(culture, random), ...personOf(culture, random)])?.id,
      );
      expect(found.filter((other) => other !== undefined && other !== id)).toEqual([]);
      expect(found.filter((other) => other === id).length).toBeGreaterThanOrEqual(95);
    },
  );

  test('are of no culture if they are words of the language', () => {
    const words = [...new Set(JSON.stringify(dilemmas).match(/\b[a-z]{4,}\b/g))];
    const random = randomStream(1, 'words');
    const found = Array.from({ length: 200 }, () =>
      cultureOfWords(Array.from({ length: 4 }, () => random.pick(words))),
    );
    expect(found.filter((culture) => culture !== undefined).length).toBeLessThanOrEqual(4);
  });

  test('are of no culture if they are of two', () => {
    const names = ['Lucrezia Bellini', 'Matteo Falconieri', 'Fatima Qabbani', 'Rashid Saffar'];
    expect(cultureOfWords(names.flatMap((name) => name.split(' ')))).toBeUndefined();
  });

  test('say nothing if they are titles and nouns, or one name', () => {
    const named = (...names: string[]) =>
      cultureOfKnown(names.map((name) => ({ id: name, kind: 'person', name })));
    expect(named('The Queen', 'Captain of the Watch', 'Fang the Wolf')).toBeUndefined();
    expect(named('Lucrezia')).toBeUndefined();
    expect(named('Captain Lucrezia Bellini')).toBe('lagoon');
  });
});

describe.each(kinds)('a draft of the kind %s', (kind) => {
  const lagoon = cultures.find(({ id }) => id === 'lagoon');
  const names = new Set([
    ...(lagoon?.she ?? []),
    ...(lagoon?.he ?? []),
    ...(lagoon?.they ?? []),
    ...known.flatMap(({ name }) => name.split(' ')),
  ]);

  test('invents names of the culture of the campaign', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const persons = tellStory(requestOf(kind, seed, { known })).named.filter(
        ({ pronouns }) => pronouns !== null && pronouns !== 'it',
      );
      const firsts = persons.map(({ name }) => name.split(' ')[0] ?? '');
      expect(firsts.filter((first) => !names.has(first))).toEqual([]);
    }
  });

  test('has the same names when a section is written again, also if the campaign has others by then', () => {
    const story = tellStory(requestOf(kind, 4, { known }));
    const [first] = story.sections;
    if (first === undefined) throw new Error('A story has sections.');
    const others: readonly KnownThing[] = [
      { id: 'other', kind: 'person', name: 'Fatima Qabbani' },
      { id: 'another', kind: 'person', name: 'Rashid Saffar' },
    ];
    const keep = { story, sections: [first.id] };
    const again = tellStory(requestOf(kind, 4, { keep, known: others }));
    expect(again.facts).toEqual(story.facts);
    expect(again.named.map(({ name }) => name)).toEqual(story.named.map(({ name }) => name));
  });
});
