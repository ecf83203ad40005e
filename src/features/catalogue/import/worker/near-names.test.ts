import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weapon } from '#tests/support/drafts.ts';
import { editDistance } from '#src/lib/edit-distance.ts';
import { looseName } from '#src/lib/fold.ts';
import { Catalogue } from './catalogue.ts';
import { NearNames } from './near-names.ts';
import { SameWords } from './same-words.ts';

const named = (...names: string[]) =>
  new NearNames(names.map((name, at) => weapon(`2024#${at}`, { name, edition: '2024' })));

const found = (near: NearNames, name: string, edition = '2024') => near.find(edition, name)?.name;

test.for([
  ['Club', ['Clbu', 'Clb', 'Clubb', 'Blub', 'Clob'], ['Cblu', 'Culbs', 'Cb', 'Clown']],
  ['Torch', ['Troch', 'Torchh', 'Toch', 'Porch'], ['Trohc', 'Touchy', 'Tor']],
  ['Longsword', ['Longswordd', 'Lnogsowrd', 'Logsworrd'], ['ongswor', 'Logswror', 'Shortsword']],
  ['Airship', ['Airhsi', 'Aiship'], ['Warship']],
  ['Quarterstaff', ['Quaterstaf', 'Qaurterstfaf', 'Quatersataff'], ['Qaterstf', 'Quarter']],
] as const)('errors in %s are found, more for a longer name', ([name, similar, others]) => {
  const near = named('Battleaxe', name, 'Maul');
  for (const slip of similar) expect(found(near, slip), slip).toBe(name);
  for (const other of others) expect(found(near, other), other).toBeUndefined();
});

test('of several similar names, the one with the fewest errors is found', () => {
  const near = named('Lantern, Hodded', 'Lantern, Hooded', 'Lantern, Hoodel');
  expect(found(near, 'Lantern, Hoooded')).toBe('Lantern, Hooded');
});

test('names of another edition are not found, nor names of three letters', () => {
  const near = named('Longsword', 'Net');
  expect(found(near, 'Longswod', '2014')).toBeUndefined();
  expect(found(near, 'Nte')).toBeUndefined();
  expect(found(near, 'Nets')).toBeUndefined();
});

/** The names of the seed of these kinds that are similar to another name of the same kind. */
const similarNames = (kinds: readonly string[]): string[] =>
  kinds.flatMap((kind) => {
    const srd = join(import.meta.dirname, '../../../../../backend/seed/srd');
    const rows: unknown = JSON.parse(readFileSync(join(srd, `${kind}.json`), 'utf8'));
    const names = [...new Set((rows as { name: string }[]).map(({ name }) => name))];
    return names.flatMap((name) => {
      const others = names.filter((each) => looseName(each) !== looseName(name));
      const other = found(named(...others), name);
      return other === undefined ? [] : [`${name}: ${other}`];
    });
  });

test('12 names of the SRD are similar to another name, and 4 of these pairs are different items', () => {
  const pairs = similarNames(['gear', 'tools', 'armor', 'weapons', 'feats']);
  expect(pairs).toEqual([
    'Basket: Blanket',
    'Robe: Robes',
    'Rope: Robe',
    'Spikes, Iron: Spike, iron',
    'Arrows: Arrow',
    'Arrow: Arrows',
    'Robes: Robe',
    'Spike, iron: Spikes, Iron',
    'Playing Cards: Playing Card Set',
    'Flute: Lute',
    'Lute: Flute',
    'Playing Card Set: Playing Cards',
  ]);
});

test('18 names of spells are similar to the name of another spell', () => {
  expect(similarNames(['spells'])).toEqual([
    'Blight: Light',
    'Command: Commune',
    'Commune: Command',
    'Control Water: Control Weather',
    'Control Weather: Control Water',
    'Fire Bolt: Fireball',
    'Fireball: Fire Bolt',
    'Light: Blight',
    'Mending: Sending',
    'Seeming: Sending',
    'Sending: Mending',
    'Tree Stride: True Strike',
    'True Strike: Tree Stride',
    'Wall of Fire: Wall of Ice',
    'Wall of Force: Wall of Fire',
    'Wall of Ice: Wall of Fire',
    'Wind Walk: Wind Wall',
    'Wind Wall: Wind Walk',
  ]);
});

test('a typing error is found in a name that is longer than the initial buffer', () => {
  const long = 'The sword of the seven seas '.repeat(30);
  expect(found(named(long), long.replace('seven', 'sevn'))).toBe(long);
});

test('a similar name is found if, and only if, a comparison with every name finds one', () => {
  const letters = 'abca';
  const words = Array.from({ length: 400 }, (_, seed) =>
    Array.from({ length: 4 + (seed % 7) }, (__, at) => letters[(seed * (at + 3) + at) % 4]).join(
      '',
    ),
  );
  const near = named(...words.slice(0, 200));
  for (const word of words.slice(200)) {
    const isNear = words.slice(0, 200).some((other) => {
      const limit = other.length < 7 || other[0] !== word[0] ? 1 : 2;
      return editDistance(word, other) <= limit;
    });
    expect(found(near, word) !== undefined, word).toBe(isNear);
  }
});

test('no name of the SRD leads to a further question because amounts and optional parts are left out', () => {
  const srd = join(import.meta.dirname, '../../../../../backend/seed/srd');
  const further = ['gear', 'tools', 'armor', 'weapons', 'feats', 'spells'].flatMap((kind) => {
    const rows = JSON.parse(readFileSync(join(srd, `${kind}.json`), 'utf8')) as {
      name: string;
      edition: string;
    }[];
    return rows.flatMap(({ name, edition }) => {
      const others = rows
        .filter((row) => row.edition === edition && looseName(row.name) !== looseName(name))
        .map((row, at) => weapon(`${edition}#${at}`, { name: row.name, edition }));
      const before =
        new NearNames(others).find(edition, name) ?? new SameWords(others).find(edition, name);
      const after = new Catalogue(others).findNear(edition, name, true);
      return before === after ? [] : [`${name}: ${String(after?.name)}`];
    });
  });
  expect(further).toEqual([]);
});
