import { expect, test } from 'vitest';
import { namesInText } from './campaign-names.ts';

const named = (text: string): string[] =>
  namesInText(text).map(({ kind, name, role }) => [kind, name, role].filter(Boolean).join(' '));

test('towns, people and factions are found where a text introduces them with a noun', () => {
  const text =
    'The city of Qasr lies in the sand. Saltmere is a small village by the wells.\n' +
    'Amira Salk, captain of the guard, keeps the peace. The Order of the Sun taxes the wells.';
  expect(named(text)).toEqual([
    'person Amira Salk captain of the guard',
    'faction the Order of the Sun',
    'place Qasr',
    'place Saltmere',
  ]);
});

test('people are found by their titles, once each', () => {
  const text =
    'The boats belong to Captain Ysolde Venn. Captain Venn fears the fog, and Queen Maeve fears the sea. The Lord Mayor sleeps.';
  expect(namesInText(text)).toEqual([
    {
      id: 'text:ysolde venn',
      kind: 'person',
      name: 'Ysolde Venn',
      role: 'captain',
      pronouns: 'they',
    },
    { id: 'text:maeve', kind: 'person', name: 'Maeve', role: 'queen', pronouns: 'she' },
  ]);
});

test.each([
  ['the dead', 'Omar Bey, sultan of the sands, died long ago.'],
  ['what is gone', 'The city of Old Ur was destroyed.'],
  ['a whole kingdom', 'The kingdom of Vell has many towns.'],
  ['words that only begin a sentence', 'Nobody is in the city. Where is the duke?'],
  ['names without a noun', 'Qasr and Vell trade with Hamun.'],
])('%s is not taken for a name that a story can use', (_what, text) => {
  expect(named(text)).toEqual([]);
});

test('a long text gives a few names of each kind', () => {
  const towns = Array.from(
    { length: 40 },
    (_, index) => `The town of Ab${'o'.repeat(index)} is here.`,
  );
  expect(named(towns.join(' '))).toHaveLength(4);
});
