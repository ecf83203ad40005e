import { expect, test } from 'vitest';
import { weapon } from '#tests/support/drafts.ts';
import { editDistance } from '#src/lib/edit-distance.ts';
import { looseName } from '#src/lib/fold.ts';
import { NearNames } from './near-names.ts';

const named = (...names: string[]) =>
  new NearNames(names.map((name, at) => weapon(`2024#${at}`, { name, edition: '2024' })));

const found = (near: NearNames, name: string, edition = '2024') => near.find(edition, name)?.name;

test('a name with one extra, missing, wrong or swapped character is found', () => {
  const near = named('Longsword', 'Battleaxe', 'Quarterstaff');
  for (const slip of ['Longswordd', 'Longsord', 'Lomgsword', 'Lnogsword', 'ongsword', 'Longswor']) {
    expect(found(near, slip), slip).toBe('Longsword');
  }
  for (const other of ['Longsword', 'Long sword', 'Logsworrd', 'Shortsword', '', 'Sword']) {
    expect(found(near, other), other).toBeUndefined();
  }
});

test('names of another edition and names with fewer than five characters are not found', () => {
  const near = named('Longsword', 'Whip');
  expect(found(near, 'Longswod', '2014')).toBeUndefined();
  expect(found(near, 'Whit')).toBeUndefined();
});

test('a typing error is found in a name that is longer than the initial buffer', () => {
  const long = 'The sword of the seven seas '.repeat(30);
  expect(found(named(long), long.replace('seven', 'sevn'))).toBe(long);
});

test('a similar name is found if, and only if, a comparison with every name finds one', () => {
  const letters = 'abca';
  const words = Array.from({ length: 400 }, (_, seed) =>
    Array.from({ length: 5 + (seed % 3) }, (__, at) => letters[(seed * (at + 3) + at) % 4]).join(
      '',
    ),
  );
  const near = named(...words.slice(0, 200));
  for (const word of words.slice(200)) {
    const isNear = words.slice(0, 200).some((other) => editDistance(looseName(word), other) === 1);
    expect(found(near, word) !== undefined, word).toBe(isNear);
  }
});
