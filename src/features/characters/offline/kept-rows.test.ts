import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { armorItem } from '#tests/support/character-rows.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { copiesKey } from '../copies-key.ts';
import { typedFacts } from '../copies.ts';
import { keptRows } from './kept-rows.ts';

const known = (names: Readonly<Record<string, string>>) => ({
  rows: new Map(Object.entries(names).map(([key, name]) => [key, { key, name }])),
  texts: new Map(Object.entries(names).map(([key, name]) => [key, `What ${name} does.`])),
  isWhole: true,
});

test('a device keeps the rows that a sheet shows, and no others', () => {
  const client = new QueryClient();
  const spells = { '2024#bless': 'Bless', '2024#bane': 'Bane' };
  const lines = new Map([
    ['2024#bless', [['Range', '30 feet']]],
    ['2024#bane', [['Range', '30 feet']]],
  ]);
  client.setQueryData(copiesKey('spells'), { ...known(spells), lines });
  client.setQueryData(copiesKey('armor'), known({ '2024#shield': 'Shield', '2024#hide': 'Hide' }));
  client.setQueryData(copiesKey('feats'), known({ a: 'Magic Initiate', b: 'Tough' }));
  const rows = keptRows(client, {
    ...untouchedCharacter,
    // It gives Magic Initiate (Cleric).
    background: 'acolyte',
    items: [armorItem('2024#shield')],
    spells: [
      {
        class: 'cleric',
        key: '2024#bless',
        catalogueVersion: 1,
        name: 'Bless',
        prepared: true,
        facts: typedFacts(1),
      },
    ],
  });
  // A row that is not kept can still be in the catalogue, so no list is whole.
  expect(rows).toEqual([
    {
      queryKey: copiesKey('armor'),
      data: { ...known({ '2024#shield': 'Shield' }), isWhole: false },
    },
    {
      queryKey: copiesKey('feats'),
      data: { ...known({ a: 'Magic Initiate' }), isWhole: false },
    },
    {
      queryKey: copiesKey('spells'),
      data: {
        ...known({ '2024#bless': 'Bless' }),
        lines: new Map([['2024#bless', [['Range', '30 feet']]]]),
        isWhole: false,
      },
    },
  ]);
});
