import { Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { DirectDialect } from '#backend/db/sqlite/direct-dialect.ts';
import type { Schema } from '#backend/db/schema.ts';
import { openNodeEngine } from '#mocks/engines/node-engine.ts';
import { fixturesDatabaseImage } from '#mocks/engines/node-database-image.ts';
import { createPendingIndexes, withoutIndexes } from './pending-indexes.ts';

const opened: Kysely<Schema>[] = [];
afterEach(() => Promise.all(opened.splice(0).map((db) => db.destroy())));

function open(databaseImage: Uint8Array) {
  const engine = openNodeEngine(databaseImage);
  const db = new Kysely<Schema>({ dialect: new DirectDialect(engine) });
  opened.push(db);
  return { db, engine };
}

async function indexesOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select sql as statement from sqlite_master where type = 'index' order by name
  `.execute(db);
  return rows.map(({ statement }) => statement);
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

const table = 'catalogue_item';
const needed = ['catalogue_item_by_name'];
const never = new AbortController().signal;

test('only the needed indexes exist after the work, and all after createPendingIndexes', async () => {
  const { db } = open(await fixturesDatabaseImage());
  const before = await indexesOf(db);
  let during: string[] = [];
  await withoutIndexes(db, { table, needed }, async () => {
    during = await indexesOf(db);
  });
  expect(during.join()).not.toContain(table);
  const after = await indexesOf(db);
  expect(after).toHaveLength(during.length + 1);
  expect(after.join()).toContain(needed[0]);
  await createPendingIndexes(db, { delay: 0, signal: never });
  expect(await indexesOf(db)).toEqual(before);
});

test('createPendingIndexes completes a copy that was saved between two indexes', async () => {
  const first = open(await fixturesDatabaseImage());
  const before = await indexesOf(first.db);
  await withoutIndexes(first.db, { table, needed }, () => Promise.resolve());
  const closing = new AbortController();
  const aborted = createPendingIndexes(first.db, { delay: 0, signal: closing.signal });
  while ((await indexesOf(first.db)).length < before.length - 3) await nextTask();
  closing.abort();
  await aborted;
  expect((await indexesOf(first.db)).length).toBeLessThan(before.length);
  const second = open(first.engine.serialize());
  await createPendingIndexes(second.db, { delay: 0, signal: never });
  expect(await indexesOf(second.db)).toEqual(before);
});

test('calls are answered between two indexes', async () => {
  const { db } = open(await fixturesDatabaseImage());
  await withoutIndexes(db, { table, needed }, () => Promise.resolve());
  const started = (await indexesOf(db)).length;
  const seen = new Set<number>();
  const indexing = createPendingIndexes(db, { delay: 0, signal: never });
  const finished = indexing.then(() => 'finished');
  do {
    seen.add((await indexesOf(db)).length);
  } while ((await Promise.race([finished, nextTask()])) !== 'finished');
  expect(seen.size).toBeGreaterThan(2);
  expect(Math.min(...seen)).toBe(started);
});
