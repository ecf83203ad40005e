import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valuesByName, weaponDraft } from '#tests/support/drafts.ts';
import { definitions } from '../../kinds/definitions.ts';
import type { Values } from '../../values.ts';

const seed = new URL('../../../../../backend/seed/srd/weapons.json', import.meta.url);
const rules = (JSON.parse(readFileSync(seed, 'utf8')) as Values[]).filter(
  ({ edition }) => edition === '2024',
);

/** The values of the SRD weapons by name: all fields except the key. */
const expected = Object.fromEntries(
  rules.map((row) => {
    const values: Record<string, unknown> = { ...definitions.weapons.emptyValues, ...row };
    delete values['weaponSk'];
    return [String(row['name']), values];
  }),
);

test('a messy spreadsheet of the weapons is read to the values of the SRD', () => {
  const table = weaponDraft({ file: 'messy-weapons.csv' });
  expect(table.summary().counts).toMatchObject({ total: 44, create: 27, error: 16, skip: 1 });

  // Give the first reply to each question of the table.
  for (let group; (group = table.summary().groups.find(({ replies }) => replies.length > 0));) {
    table.reply(group.id, 0);
  }
  const remaining = table.summary().groups;
  expect(remaining.map(({ title, count }) => [title, count])).toEqual([
    ['Only a name', 4],
    ['“Weapn” in Category', 3],
    ['Twice in the file: “Longsword”', 1],
  ]);
  expect(remaining.at(-1)?.message).toContain('Longsword (2024) is already in line 32');

  expect(remaining.map(({ areHeadings }) => areHeadings)).toEqual([true, undefined, undefined]);

  // The errors that remain: headings, an unknown category, and a duplicate with another price.
  const [headings, unknown, double] = remaining.map(({ id }) => id);
  table.skipGroup(headings ?? '');
  table.fixAlike(unknown ?? '', 'martial melee');
  table.skipGroup(double ?? '');

  const { counts } = table.summary();
  expect(counts).toMatchObject({ create: 38, skip: 6, error: 0 });
  expect(valuesByName(table)).toEqual(expected);
});

test('the same spreadsheet creates and updates nothing if the catalogue has these weapons', () => {
  const items = rules.map((row) => ({
    sk: String(row['weaponSk']),
    name: String(row['name']),
    version: 1,
    values: expected[String(row['name'])] ?? {},
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedBy: null,
  }));
  const { counts } = weaponDraft({ file: 'messy-weapons.csv' }, items).summary();
  expect(counts.create).toBe(0);
  expect(counts.update).toBe(0);
  expect(counts.unchanged).toBeGreaterThanOrEqual(25);
});
