import { readFileSync } from 'node:fs';
import type { Insertable } from 'kysely';
import type { CatalogueItem } from '#backend/catalogue/definition.ts';
import { derivedKey, storedForm } from '#backend/catalogue/item.ts';
import { gear } from '#backend/catalogue/kinds/gear.ts';
import { rowOf } from '#backend/catalogue/record.ts';
import type { CatalogueItemTable } from '#backend/db/tables/catalogue-tables.ts';

const rowsFile = new URL('../../backend/seed/srd/gear.json', import.meta.url);

/**
 * Makes gear rows from the first 25 rows of the seed in turn, so that all pages of 25 rows have
 * equal sizes. Their names begin with their numbers, so they are sorted before other rows.
 */
export function gearRows(from: number, to: number): Insertable<CatalogueItemTable>[] {
  // The file has the form of the contract: tests/server/seed.test.ts validates every row.
  const models = JSON.parse(readFileSync(rowsFile, 'utf8')) as CatalogueItem[];
  const now = Date.now();
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    const model = models[number % 25];
    if (!model) throw new Error('The seed has fewer than 25 gear items.');
    const item = { ...model, name: `${String(number).padStart(7, '0')} ${model.name}` };
    const sk = derivedKey(item);
    const times = { createdAt: now, createdBy: null, updatedAt: now, updatedBy: null };
    const stored = storedForm(gear, item, sk);
    return rowOf(gear, { sk, item: stored, version: 1, ...times, archived: false });
  });
}
