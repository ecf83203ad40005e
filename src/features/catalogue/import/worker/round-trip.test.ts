import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName } from '#src/lib/fold.ts';
import { type CatalogueKind, catalogueKinds, kindTable } from '#src/generated/contract/kinds.ts';
import { exportText, type ExportFormat } from '../../export/export-text.ts';
import { definitions } from '../../kinds/definitions.ts';
import { valuesAt } from '#tests/support/values-of-contract.ts';
import type { CatalogueItem, Values } from '../../values.ts';
import { DraftTable } from './draft-table.ts';

const item = (values: Values, index: number): CatalogueItem => ({
  sk: `2024#item-${index}`,
  name: String(values['name']),
  version: index + 1,
  // A text with only spaces is stored as an empty text.
  values: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && value.trim() === '' ? '' : value,
    ]),
  ),
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});

/** Random items that the contract allows in one catalogue: names are unique in each edition. */
function itemsOf(slug: CatalogueKind): fc.Arbitrary<CatalogueItem[]> {
  const { fields } = definitions[slug];
  const values = fc.record(
    Object.fromEntries(fields.map(({ key }) => [key, valuesAt(kindTable[slug].input, key)])),
  );
  return fc
    .uniqueArray(values, {
      selector: ({ name, edition }) => `${String(edition)}${foldName(String(name))}`,
      minLength: 1,
      maxLength: 4,
    })
    .map((all) => all.map(item));
}

const formats: readonly ExportFormat[] = ['csv', 'json'];

function importOf(slug: CatalogueKind, format: ExportFormat, items: readonly CatalogueItem[]) {
  const table = new DraftTable(definitions[slug]);
  table.load({ name: null, content: exportText(format, definitions[slug], items) });
  return table;
}

/** All values that the table sends, if the server accepts every chunk. */
function sent(table: DraftTable): Values[] {
  const all: Values[] = [];
  for (let chunk = table.take(); chunk !== undefined; chunk = table.take()) {
    const answers = chunk.operations.map(({ id, operation }, index) => {
      const values = operation.action === 'delete' ? {} : operation.values;
      all.push(values);
      const status = 'created' as const;
      return { id, outcome: { status, sk: id, item: item(values, index), problem: null } };
    });
    table.answered(answers);
  }
  return all;
}

/** The import refuses the text `####`, which a spreadsheet writes if a column is too narrow. */
const hasNoHashes = ({ values }: CatalogueItem): boolean =>
  !Object.values(values).some((value) => typeof value === 'string' && /^#{3,}$/.test(value));

test.for(catalogueKinds)('exported %s are imported unchanged', (slug) => {
  const { skField } = definitions[slug];
  const byKey = (all: readonly Values[]) =>
    new Map(all.map((values) => [values[skField], values] as const));
  fc.assert(
    fc.property(itemsOf(slug), (items) => {
      fc.pre(items.every(hasNoHashes));
      for (const format of formats) {
        const table = importOf(slug, format, items);
        expect(table.summary().groups).toEqual([]);
        expect(byKey(sent(table))).toEqual(
          byKey(items.map(({ sk, values }) => ({ ...values, [skField]: sk }))),
        );
        const again = importOf(slug, format, items);
        again.setCatalogue(items);
        expect(again.summary().counts.unchanged).toBe(items.length);
      }
    }),
    { numRuns: 8 },
  );
});

test.for(formats)('unusual texts are imported unchanged from %s', (format) => {
  const all = ['=1+1', "'quoted", "''=x", 'a;b', '-5 rope', "=cmd|'/C calc'!A0"].map(
    (name, index) =>
      item(
        {
          ...definitions.weapons.emptyValues,
          name,
          source: '  =home ',
          notes: '  x ; =1\ty',
          description: '\r\n  - one\r\n=1+1\tend  \n\n',
        },
        index,
      ),
  );
  const table = importOf('weapons', format, all);
  table.setCatalogue(all);
  expect(table.summary().counts).toMatchObject({ unchanged: all.length, update: 0 });
});

test.for(formats)('a text that is only a dash is imported unchanged from %s', (format) => {
  const dash = { name: 'Saw', source: 'x', description: '-', crafts: ['-'] };
  const all = [item({ ...definitions.tools.emptyValues, ...dash }, 0)];
  expect(sent(importOf('tools', format, all))).toMatchObject([dash]);
});

test('a cell that contains a value for another field also changes that field of the item', () => {
  const dagger = item({ ...definitions.weapons.emptyValues, name: 'Dagger', source: 'home' }, 0);
  const table = new DraftTable(definitions.weapons);
  table.load({ name: null, content: 'Name\tProperties\tRange\nDagger\tThrown (range 20/60)\t' });
  table.setCatalogue([dagger]);
  expect(table.summary().changedFields).toContain('range');
});
