import { describe, expect, test } from 'vitest';
import { armorRows } from '#mocks/fixtures/armor.ts';
import { featRows } from '#mocks/fixtures/feats.ts';
import { gearRows } from '#mocks/fixtures/gear.ts';
import { toolRows } from '#mocks/fixtures/tools.ts';
import { weaponRows } from '#mocks/fixtures/weapons.ts';
import { type CatalogueKind, catalogueKinds } from '../../../paths.ts';
import { readTable } from '../import/bulk-table.ts';
import { exportCsv, exportJson } from '../export/export-text.ts';
import { gridColumns } from '../list/grid-rows.ts';
import type { CatalogueItem, Values } from '../values.ts';
import { kinds } from './all.ts';

const rows: Record<CatalogueKind, readonly object[]> = {
  gear: gearRows,
  tools: toolRows,
  armor: armorRows,
  weapons: weaponRows,
  feats: featRows,
};

/** The rows as the server gives them: with every default filled in. */
function itemsOf(slug: CatalogueKind): CatalogueItem[] {
  return rows[slug].map((row, index) => {
    const values: Values = { ...kinds[slug].emptyValues, ...row };
    const kept = Object.entries(values).filter(([key]) => key !== kinds[slug].skField);
    return {
      sk: `2024#${index}`,
      name: String(values['name']),
      version: 1,
      values: Object.fromEntries(kept),
      updatedAt: '2026-01-01T00:00:00.000Z',
      updatedBy: null,
    };
  });
}

describe.for(catalogueKinds)('%s', (slug) => {
  const kind = kinds[slug];
  const items = itemsOf(slug);

  test('has a field for everything that an item holds', () => {
    const fields = new Set(kind.fields.map(({ key }) => key));
    for (const { values } of items) {
      expect(Object.keys(values).filter((key) => !fields.has(key))).toEqual([]);
    }
  });

  test('reads back every cell of the rules as what it was', () => {
    for (const { values } of items) {
      for (const { key, text, read } of kind.fields) {
        expect(read(text(values[key])), key).toEqual(values[key]);
      }
    }
  });

  test('imports what it exports without a change', () => {
    const result = readTable(kind, exportCsv(kind, items));
    expect(result).toMatchObject({ ok: true, table: { ignored: [] } });
    if (!result.ok) return;
    expect(result.table.rows.map(({ values }) => values)).toEqual(
      items.map(({ values }) => values),
    );
    expect(result.table.rows.filter(({ errors }) => Object.keys(errors).length > 0)).toEqual([]);
  });

  test('exports the words that the licence asks for', () => {
    const source = String(items[0]?.values['source']);
    expect(source).toMatch(/^SRD/);
    expect(exportCsv(kind, items)).toContain('Creative Commons Attribution 4.0');
    expect(exportJson(kind, items)).toContain('Creative Commons Attribution 4.0');
  });

  test('starts a new item with the contract’s defaults, and asks for its name', () => {
    const check = kind.check(kind.emptyValues);
    expect(check.ok ? [] : Object.keys(check.errors)).toEqual(['name']);
    expect(kind.check({ ...kind.emptyValues, name: 'New' })).toEqual({ ok: true });
  });

  test('shows its name first, and that column stays', () => {
    expect(gridColumns(kind.fields)[0]).toMatchObject({ key: 'name', pinned: true });
  });
});
