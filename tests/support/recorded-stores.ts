import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { insertMany } from '#backend/db/insert-many.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { DatabaseConfig } from '#server/db/open-database.ts';
import type { FreshStore, OpenStore } from './describe-both.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The content of a file that tests/fixtures/stores/record.ts writes. */
export interface RecordedStore {
  readonly version: string;
  readonly tokens: Readonly<Record<'odo' | 'mira', string>>;
  readonly kept: { readonly key: string; readonly body: unknown };
  readonly migrations: readonly string[];
  readonly tables: readonly (readonly [table: keyof Schema, rows: Rows])[];
}

/** Restores the bytes that record.ts has written as base64. */
const withBytes = (_key: string, value: unknown): unknown =>
  value instanceof Object && 'base64' in value && typeof value.base64 === 'string'
    ? new Uint8Array(Buffer.from(value.base64, 'base64'))
    : value;

const folder = join(import.meta.dirname, '../fixtures/stores');
export const recordedStores = globSync('*.json', { cwd: folder }).map(
  // record.ts writes the files in this shape.
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'), withBytes) as RecordedStore,
);

/** An hour after the store was recorded, when its sessions are still valid. */
export const laterThanRecorded = Date.UTC(2026, 10, 1, 13);

export type Change = (table: keyof Schema, rows: Rows) => Rows;

/** Creates a store with these rows in the tables of the recorded version. It is not open. */
export async function storeRecorded(
  store: RecordedStore,
  open: OpenStore,
  fresh: FreshStore,
  change: Change = (_table, rows) => rows,
): Promise<DatabaseConfig> {
  const config = await fresh();
  const earlier = migrations.slice(0, store.migrations.length);
  const before = await open(config, { migrations: earlier });
  for (const [table, rows] of store.tables) {
    // The rows have the columns of the recorded version, and the types describe this version.
    const known = change(table, rows) as Insertable<Schema[typeof table]>[];
    await insertMany(before.db, table, known);
  }
  await before.close();
  return config;
}
