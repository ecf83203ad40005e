import { describe, expect, test } from 'vitest';
import { definitions } from '../kinds/definitions.ts';
import { type BulkChange, cellsOf, planBulkChange } from './bulk-change.ts';
import type { GridRow } from './rows.ts';

const kind = definitions.weapons;

const row = (name: string, values: Record<string, unknown>): GridRow => ({
  sk: `2024#${name.toLowerCase()}`,
  name,
  version: 1,
  values: { ...kind.emptyValues, name, source: 'SRD', ...values },
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});

const rows = [
  row('Club', { cost: { amount: 1, unit: 'gp' }, properties: ['light'] }),
  row('Dagger', { cost: null, properties: ['finesse', 'light'] }),
];

const plan = (...changes: BulkChange[]) => planBulkChange(kind, rows, changes, new Map());
const cellTexts = ({ validRows, invalidRows }: ReturnType<typeof plan>) =>
  [...invalidRows, ...validRows].map((planned) => ({
    name: planned.row.name,
    cells: cellsOf(planned, kind.fields, new Map()),
  }));

describe('a bulk change', () => {
  test('sets a field and skips rows that have the value already', () => {
    const { patches } = plan({ field: 'cost', how: 'set', text: '1 gp' });
    expect(patches).toEqual([
      { sk: '2024#dagger', field: 'cost', from: null, to: { amount: 1, unit: 'gp' } },
    ]);
  });

  test('returns the old and the new values as texts', () => {
    expect(cellTexts(plan({ field: 'cost', how: 'set', text: '2 gp' }))).toEqual([
      { name: 'Club', cells: [{ field: 'cost', before: '1 gp', after: '2 gp' }] },
      { name: 'Dagger', cells: [{ field: 'cost', before: '', after: '2 gp' }] },
    ]);
  });

  test('clears a field', () => {
    expect(plan({ field: 'cost', how: 'clear' }).patches).toMatchObject([{ to: null }]);
  });

  test('multiplies and adds, and skips empty cells', () => {
    expect(plan({ field: 'cost', how: 'multiply', by: 3 }).patches).toMatchObject([
      { sk: '2024#club', to: { amount: 3, unit: 'gp' } },
    ]);
    expect(plan({ field: 'cost', how: 'add', by: 2 }).patches).toMatchObject([
      { sk: '2024#club', to: { amount: 3, unit: 'gp' } },
    ]);
  });

  test('adds to lists and removes from them, without duplicates', () => {
    const added = plan({ field: 'properties', how: 'include', text: 'Finesse' });
    expect(added.validRows.map(({ row: { name } }) => name)).toEqual(['Club']);
    expect(new Set(added.patches[0]?.to as string[])).toEqual(new Set(['light', 'finesse']));
    const excluded = plan({ field: 'properties', how: 'exclude', text: 'light' });
    expect(excluded.patches.map(({ to }) => to)).toEqual([[], ['finesse']]);
  });

  test('reports the errors that it would cause', () => {
    const unreadable = plan({ field: 'cost', how: 'set', text: 'lots' });
    expect(unreadable.errors).toBe(2);
    expect(unreadable.validRows).toEqual([]);
    expect(cellTexts(unreadable)[0]?.cells[0]?.error).toBeDefined();
    const refused = plan({ field: 'source', how: 'clear' });
    expect(cellTexts(refused)[0]?.cells[0]?.error).toBeDefined();
  });

  test('looks up a name in the edition of each row', () => {
    const bows = [
      row('Longbow', { edition: '2024' }),
      row('Shortbow', { edition: '2014' }),
      row('Sling', { edition: '2024' }),
    ];
    const lookup = new Map([
      ['2024#arrows', 'Arrows'],
      ['2014#arrows', 'Arrows'],
    ]);
    const change: BulkChange = { field: 'ammunitionSk', how: 'set', text: 'Arrows' };
    const lookups = new Map([['ammunitionSk', lookup]]);
    expect(planBulkChange(kind, bows, [change], lookups).patches.map(({ to }) => to)).toEqual([
      '2024#arrows',
      '2014#arrows',
      '2024#arrows',
    ]);
  });

  test('applies several changes in order', () => {
    const both = plan(
      { field: 'cost', how: 'set', text: '2 gp' },
      { field: 'cost', how: 'multiply', by: 2 },
    );
    expect(both.patches.map(({ to }) => to)).toEqual([
      { amount: 4, unit: 'gp' },
      { amount: 4, unit: 'gp' },
    ]);
  });
});
