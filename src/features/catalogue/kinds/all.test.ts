import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slug as slugOf } from '#src/lib/slug.ts';
import type { Lookup } from '#src/lib/catalogue/codec.ts';
import { lookupOf, usualEdition } from '#src/lib/catalogue/lookup.ts';
import { type CatalogueKind, catalogueKinds } from '#src/generated/contract/kinds.ts';
import { exportText } from '../export/export-text.ts';
import type { Values } from '../values.ts';
import { kinds } from './all.ts';
import { definitions } from './definitions.ts';

const seeds = join(import.meta.dirname, '../../../../backend/seed/srd');

interface SeedRow {
  readonly name: string;
  readonly edition: string;
}

/** The rows of the seed in the usual edition. */
const seedOf = (slug: CatalogueKind): readonly SeedRow[] =>
  // Another test checks every row of these files against the contract.
  (JSON.parse(readFileSync(join(seeds, `${slug}.json`), 'utf8')) as readonly SeedRow[]).filter(
    ({ edition }) => edition === usualEdition,
  );

/** The values of the rows of `seedOf` with all defaults, as the server returns them. */
function valuesOf(slug: CatalogueKind): Values[] {
  return seedOf(slug).map((row) => {
    const values: Values = { ...kinds[slug].emptyValues, ...row };
    return Object.fromEntries(
      Object.entries(values).filter(([key]) => key !== kinds[slug].skField),
    );
  });
}

const gear: Lookup = lookupOf(
  seedOf('gear').map(({ name }) => ({ value: `2024#${slugOf(name)}`, label: `${name} (2024)` })),
);

describe.for(catalogueKinds)('%s', (slug) => {
  const kind = definitions[slug];
  const items = valuesOf(slug);

  test('has a field for every value of a row', () => {
    const fields = new Set(kind.fields.map(({ key }) => key));
    for (const values of items) {
      expect(Object.keys(values).filter((key) => !fields.has(key))).toEqual([]);
    }
  });

  test('reads the text of every value as the same value, without a note', () => {
    for (const values of items) {
      for (const { key, text, read } of kind.fields) {
        expect(read(text(values[key])), key).toEqual({ value: values[key] });
      }
    }
  });

  test('reads the text of every grid cell as the same value, except for benefits', () => {
    for (const values of items) {
      for (const { key, show, read, type } of kind.fields) {
        if (type.control.type === 'benefits') continue;
        const lookup = type.reference && gear;
        expect(read(show(values[key], lookup), lookup), key).toEqual({ value: values[key] });
      }
    }
  });

  test('exports its items with the attribution of the SRD, as CSV and as JSON', () => {
    const [{ source } = { source: 'SRD 5.2.1' }] = items;
    expect(source).toMatch(/^SRD/);
    // The seed of a new kind can be empty.
    const srdItems = items.length > 0 ? items : [{ ...kind.emptyValues, name: 'New', source }];
    const exported = srdItems.map((values, index) => ({ sk: `2024#${index}`, version: 1, values }));
    expect(exportText('csv', kind, exported)).toContain('Creative Commons Attribution 4.0');
    const json: unknown = JSON.parse(exportText('json', kind, exported));
    expect(json).toMatchObject({
      kind: slug,
      items: exported.map(({ sk, values }) => ({ ...values, [kind.skField]: sk, version: 1 })),
      attribution: [expect.stringContaining('Creative Commons Attribution 4.0')],
    });
  });

  test('has values for a new item that are valid except for the empty name', () => {
    const check = kind.check(kind.emptyValues);
    expect(check.ok ? [] : Object.keys(check.errors)).toEqual(['name']);
    expect(kind.check({ ...kind.emptyValues, name: 'New' })).toEqual({ ok: true });
    expect(kind.emptyValues['edition']).toBe(usualEdition);
  });

  test('sorts columns only by orders of the contract', () => {
    const sorts = new Set<string>(kind.sorts);
    const orders = kind.fields.flatMap(({ options }) => options.sort ?? []);
    expect(orders.length).toBeGreaterThan(3);
    expect(orders.filter((order) => !sorts.has(order))).toEqual([]);
  });

  test('has a query for the choices of every field that refers to items', () => {
    const { lookups } = kinds[slug];
    const references = kind.fields.filter(({ type }) => type.reference !== undefined);
    expect(lookups.map(({ field }) => field)).toEqual(references.map(({ key }) => key));
    for (const { query } of lookups) expect(query.queryKey.at(-1)).toBe('choices');
  });
});
