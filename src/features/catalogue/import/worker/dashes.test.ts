import { describe, expect, test } from 'vitest';
import { rowsOf, weapon, weaponDraft } from '#tests/support/drafts.ts';

const sling = weapon('2024#sling', {
  name: 'Sling',
  edition: '2024',
  weightLb: 0,
  cost: { amount: 1, unit: 'sp' },
  range: { normal: 30, long: 120 },
  mastery: 'slow',
  damage: { dice: '1d4', type: 'bludgeoning' },
  properties: ['light'],
  notes: 'old',
});
const club = weapon('2024#club', { name: 'Club', edition: '2024', weightLb: 2 });

const draftOf = (title: string, dash: string) =>
  weaponDraft(`Name\tCategory\t${title}\nSling\tSimple melee\t${dash}`, [sling, club]);

describe('a dash where the catalogue has a value', () => {
  test.for([
    ['Weight', 'weightLb', '—', '0 lb.'],
    ['Weight', 'weightLb', '-', '0 lb.'],
    ['Weight', 'weightLb', ' – ', '0 lb.'],
    ['Weight', 'weightLb', '−', '0 lb.'],
    ['Cost', 'cost', '—', '1 sp'],
    ['Cost', 'cost', '―', '1 sp'],
    ['Range', 'range', '—', '30/120 ft.'],
    ['Mastery', 'mastery', '-', 'Slow'],
    ['Damage', 'damage', '–', '1d4 bludgeoning'],
    ['Properties', 'properties', '—', 'Light'],
    ['Notes', 'notes', '—', 'old'],
    ['Notes', 'notes', '-', 'old'],
  ] as const)('leads to a question: %s (%s) with “%s”', ([title, key, dash, before]) => {
    const table = draftOf(title, dash);
    const [group] = table.summary().groups;
    expect(group?.message).toContain('What does the dash mean?');
    table.reply(group?.id ?? '', 0);
    expect(rowsOf(table)[0]).toMatchObject({
      status: 'unchanged',
      cells: { [key]: { text: before } },
    });
    table.undo();
    table.reply(group?.id ?? '', 1);
    expect(rowsOf(table)[0]).toMatchObject({
      status: 'update',
      cells: { [key]: { text: '', was: before } },
    });
  });

  test.for([
    ['Weight', 'weightLb', 'n/a', '0 lb.'],
    ['Cost', 'cost', 'none', '1 sp'],
    ['Range', 'range', 'NA', '30/120 ft.'],
  ] as const)(
    'leads to a question also if it is a word with this meaning: %s (%s) with “%s”',
    ([title, key, word, before]) => {
      const table = draftOf(title, word);
      const [group] = table.summary().groups;
      expect(group?.message).toContain('What does the word mean?');
      table.reply(group?.id ?? '', 0);
      expect(rowsOf(table)[0]).toMatchObject({
        status: 'unchanged',
        cells: { [key]: { text: before } },
      });
    },
  );

  test('is asked about once per column', () => {
    const table = weaponDraft(
      'Name,Category,Weight\nSling,Simple melee,—\nClub,Simple melee,—\nMace,Simple melee,—',
      [sling, club],
    );
    const [group] = table.summary().groups;
    expect(group).toMatchObject({ title: '“—” in Weight', count: 2 });
    expect(rowsOf(table)[2]?.status).toBe('create');
    table.reply(group?.id ?? '', 0);
    expect(table.summary().counts).toMatchObject({ unchanged: 2, create: 1 });
  });

  test('leads to no question if the user has typed it, or if the value is empty already', () => {
    const table = draftOf('Weight', '2 lb.');
    const edits = [{ rowId: '0', key: 'weightLb', text: '—' }];
    table.edit({ label: 'Type', edits, appended: [] });
    expect(rowsOf(table)[0]?.cells['weightLb']).toEqual({ text: '', was: '0 lb.' });
    expect(draftOf('Versatile', '—').summary().counts.unchanged).toBe(1);
  });

  test('does not decide what empty cells mean', () => {
    const table = weaponDraft('Name,Category,Weight\nSling,Simple melee,—\nClub,Simple melee,', [
      sling,
      club,
    ]);
    table.reply(table.summary().groups[0]?.id ?? '', 1);
    expect(rowsOf(table).map(({ status }) => status)).toEqual(['update', 'unchanged']);
  });
});

test.for([
  ['Notes', 'notes'],
  ['Description', 'description'],
  ['Properties', 'properties'],
] as const)('a dash in a text or a list of a new item is not a value: %s', ([title, key]) => {
  const table = weaponDraft(`Name,Category,${title}\nBell,Simple melee,—`);
  expect(rowsOf(table)[0]?.cells[key]).toEqual({ text: '', note: 'Read as empty.' });
});
