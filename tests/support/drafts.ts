import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DraftTable } from '#src/features/catalogue/import/worker/draft-table.ts';
import type { DraftRow, Filter } from '#src/features/catalogue/import/worker/draft-types.ts';
import { definitions } from '#src/features/catalogue/kinds/definitions.ts';
import type { BulkOutcome } from '#src/features/catalogue/kind.ts';
import type { Chunk } from '#src/features/catalogue/submit/send-in-chunks.ts';
import type { CatalogueItem, Values } from '#src/features/catalogue/values.ts';

const folder = join(import.meta.dirname, '../fixtures/spreadsheets');

/** The bytes of a fixture that a spreadsheet program could have written. */
export const spreadsheet = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(folder, name)));

const { weapons } = definitions;

export const weapon = (sk: string, values: Values, version = 1): CatalogueItem => ({
  sk,
  name: String(values['name']),
  version,
  values: { ...weapons.emptyValues, category: 'simple-melee', ...values },
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: 'Odo',
});

/** The ammunition of both editions, by key. */
const ammunition: ReadonlyMap<string, string> = new Map([
  ['2024#arrows', 'Arrows'],
  ['2024#bolts', 'Bolts'],
  ['2024#bullets-firearm', 'Bullets, Firearm'],
  ['2024#bullets-sling', 'Bullets, Sling'],
  ['2024#needles', 'Needles'],
  ['2014#arrow', 'Arrow'],
  ['2014#crossbow-bolt', 'Crossbow bolt'],
]);

const lookups = new Map([
  ['ammunitionSk', ammunition],
  ['properties', ammunition],
]);

/** A draft of weapons from a text or from a fixture. */
export function weaponDraft(
  source: string | { file: string },
  existing: readonly CatalogueItem[] = [],
): DraftTable {
  const table = new DraftTable(weapons, existing, lookups, 'import');
  table.load(
    typeof source === 'string'
      ? { name: null, content: source }
      : { name: source.file, content: spreadsheet(source.file) },
  );
  return table;
}

export const rowsOf = (table: DraftTable, filter: Filter = {}): DraftRow[] =>
  table.window(filter, 0, 1000);

/** The values in the next batch of at most 1,000 operations, by the names of the items. */
export function valuesByName(table: DraftTable): Record<string, Values> {
  const operations = table.take(1000)?.operations ?? [];
  return Object.fromEntries(
    operations.map(({ operation }) => {
      const values = operation.action === 'delete' ? {} : operation.values;
      return [String(values['name']), values];
    }),
  );
}

/** The outcomes that a server returns when it accepts all rows. */
export function accepted(chunk: Chunk | undefined): { id: string; outcome: BulkOutcome }[] {
  return (chunk?.operations ?? []).map(({ id, operation }) => {
    if (operation.action === 'delete') {
      return { id, outcome: { status: 'deleted', sk: operation.sk, item: null, problem: null } };
    }
    const { values } = operation;
    const [sk, version] =
      operation.action === 'update'
        ? [operation.sk, operation.version + 1]
        : [`2024#${String(values['name']).toLowerCase()}`, 1];
    const status = operation.action === 'update' ? 'updated' : 'created';
    return { id, outcome: { status, sk, item: weapon(sk, values, version), problem: null } };
  });
}
