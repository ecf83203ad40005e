import { describe, expect, test } from 'vitest';
import { draftOf, taleFactsOf } from '../drafts.fixture.ts';
import { randomStream } from '../random.ts';
import { requestOf } from '../requests.fixture.ts';
import type { StoryFacts, StoryName } from '../story.ts';
import { traitsOf } from './alike.ts';
import { cultures } from './cultures.ts';
import { namePlace, namesInUse } from './name-things.ts';

type Facts = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A person of a plot: part, id, first and last name, pronouns. A power has no name of the culture. */
function nameOfRow(row: unknown): readonly string[] {
  if (typeof row === 'string') return row.split(' ');
  const [, , first, last, pronouns] = listOf(row).map(String);
  return pronouns === 'it' ? [] : [first ?? '', last ?? ''];
}

/** First names, last names and towns. Two parts of a plot can be one person. */
function namesOf(facts: Facts): string[] {
  const persons = new Set(listOf(facts['people']).flatMap(nameOfRow));
  const places = [
    ...listOf(facts['towns']).map(String),
    ...listOf(facts['places']).map((place) => String(listOf(place)[0])),
  ];
  return [...persons, ...places].filter((name) => name !== '');
}

const namesOfDraft = ({
  facts,
  named,
}: {
  facts: StoryFacts;
  named: readonly StoryName[];
}): string[] => [
  ...named
    .filter(({ pronouns }) => pronouns !== null && pronouns !== 'it')
    .flatMap(({ name }) => name.split(' '))
    // Relatives have one family name.
    .filter((word, index, words) => words.indexOf(word) === index),
  ...(typeof facts['town'] === 'string' ? [facts['town']] : []),
];

function isAlike(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  const start = first.slice(0, 4) === second.slice(0, 4);
  const word = first.split(' ')[0] === second.split(' ')[0];
  const end = first.length > 3 && first.slice(-4) === second.slice(-4);
  return start || word || end;
}

const alikeIn = (names: readonly string[]): string[] =>
  names.flatMap((one, index) =>
    names.slice(index + 1).flatMap((other) => (isAlike(one, other) ? `${one} / ${other}` : [])),
  );

const kinds = {
  quest: (seed: number) => namesOf(taleFactsOf('quest', requestOf('quest', seed))),
  adventure: (seed: number) => namesOf(taleFactsOf('adventure', requestOf('adventure', seed))),
  setting: (seed: number) => namesOf(draftOf('setting', seed).facts),
  person: (seed: number) => namesOfDraft(draftOf('person', seed)),
  place: (seed: number) => namesOfDraft(draftOf('place', seed)),
  character: (seed: number) => namesOfDraft(draftOf('character', seed)),
};

test.each(Object.entries(kinds))(
  'no two names of a %s are alike, for a thousand seeds',
  (_kind, namesFor) => {
    const found = Array.from({ length: 1000 }, (_, seed) => seed).flatMap((seed) =>
      alikeIn(namesFor(seed)).map((pair) => `${seed}: ${pair}`),
    );
    expect(found).toEqual([]);
  },
  120_000,
);

test('no town of a setting is like one of its regions', () => {
  const found = Array.from({ length: 300 }, (_, seed) => seed).flatMap((seed) => {
    const { facts, names, sections } = draftOf('setting', seed);
    const text = names.plain(sections.find(({ id }) => id === 'regions')?.text ?? '');
    const regions = [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, region = '']) => region);
    expect(regions).toHaveLength(4);
    const taken = new Set(regions.flatMap(traitsOf));
    return listOf(facts['towns'])
      .map(String)
      .filter((town) => traitsOf(town).some((trait) => taken.has(trait)))
      .map((town) => `${seed}: ${town} / ${regions.join(', ')}`);
  });
  expect(found).toEqual([]);
});

describe('a name', () => {
  test('is known by the beginning, the end and the sound of each of its words', () => {
    const shared = (one: string, other: string): string[] =>
      traitsOf(one).filter((trait) => traitsOf(other).includes(trait));
    expect(shared('Eidersund', 'Eiderstad')).toEqual(['eide-']);
    expect(shared('Kamalnagar', 'Devanagar')).toEqual(['-agar']);
    expect(shared('Chagan Tobe', 'Orkhan Tobe')).toContain('tobe-');
    expect(shared('Ak Nuur', 'Ak Bulak')).toEqual(['ak-']);
    expect(shared('Chagan', 'Khadan')).toHaveLength(1);
    expect(shared('the Salt Flats of Orkhan', 'the League of Oars')).toEqual([]);
    expect(shared('Eidersund', 'Torngard')).toEqual([]);
  });

  test.each(cultures.map((culture) => [culture.id, culture] as const))(
    'of a place of the %s is still drawn when all are alike, and never one that is excluded',
    (_id, culture) => {
      const [excluded = ''] = culture.place.start;
      const used = namesInUse(['Bren Harrow'], (name) => !name.startsWith(excluded));
      const random = randomStream(1, 'names');
      const drawn = Array.from({ length: 60 }, () => namePlace(random, culture, used));
      expect(new Set(drawn).size).toBe(60);
      expect(drawn.filter((name) => name.startsWith(excluded))).toEqual([]);
      expect(alikeIn(drawn.slice(0, 4))).toEqual([]);
    },
  );
});
