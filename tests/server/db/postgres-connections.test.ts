import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseFault } from '#backend/db/errors.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';

async function openFresh(onError: (error: Error) => void = () => undefined) {
  const url = await createTestDatabase(inject('postgresUrl'));
  const database = await openDatabase({ kind: 'postgres', url, poolSize: 3 }, { onError });
  onTestFinished(() => database.close());
  return { ...database, url };
}

async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

test('a connection that ends fails only its own query, and later queries succeed', async () => {
  const errors: Error[] = [];
  const { db, url } = await openFresh((error) => errors.push(error));
  await db.selectFrom('setting').selectAll().execute();
  const { promise: started, resolve: reportStart } = Promise.withResolvers<void>();
  const { promise: ended, resolve: reportEnd } = Promise.withResolvers<void>();
  const broken = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    reportStart();
    await ended;
    await sql`select 1`.execute(transaction);
  });
  await started;
  await endConnections(url);
  reportEnd();
  const error = await broken.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(databaseFault(error)).toEqual({ kind: 'unavailable' });
  await expect
    .poll(() =>
      db
        .selectFrom('setting')
        .selectAll()
        .execute()
        .catch(() => 'not yet'),
    )
    .toEqual([]);
  // The pool reports the ended connection when its socket closes, which can be after these queries.
  await expect.poll(() => errors.length).toBeGreaterThan(0);
});

test('a query fails as unavailable when the pool has no free connection', async () => {
  const { db } = await openFresh();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holders = Array.from({ length: 3 }, () =>
    db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await released;
    }),
  );
  const error = await sql`select 1`.execute(db).catch((reason: unknown) => reason);
  expect(databaseFault(error)).toEqual({ kind: 'unavailable' });
  release();
  await Promise.all(holders);
});

test('a write that waits too long for another transaction fails as busy', async () => {
  const { db } = await openFresh();
  await db.insertInto('setting').values({ key: 'a', value: '1' }).execute();
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('setting').set({ value: '2' }).execute();
    const error = await db
      .updateTable('setting')
      .set({ value: '3' })
      .execute()
      .catch((reason: unknown) => reason);
    expect(databaseFault(error)).toEqual({ kind: 'busy' });
  });
});

test('the error names a database server that does not answer', async () => {
  const opening = openDatabase({ kind: 'postgres', url: 'postgres://someone@127.0.0.1:1/nothing' });
  await expect(opening).rejects.toMatchObject({ name: 'DatabaseOpenError', reason: 'unreadable' });
  await expect(opening).rejects.toThrow('PostgreSQL at 127.0.0.1:1 cannot be used');
});

test('the error for a wrong password says that the password is the cause', async () => {
  const url = new URL(inject('postgresUrl'));
  url.password = 'wrong';
  const opening = openDatabase({ kind: 'postgres', url: url.href });
  await expect(opening).rejects.toMatchObject({ name: 'DatabaseOpenError', reason: 'unreadable' });
  await expect(opening).rejects.toThrow('password');
});

test('PostgreSQL without TLS is refused if the address asks for TLS', async () => {
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('sslmode', 'verify-full');
  const opening = openDatabase({ kind: 'postgres', url: url.href });
  await expect(opening).rejects.toMatchObject({ name: 'DatabaseOpenError', reason: 'unreadable' });
  await expect(opening).rejects.toThrow('does not support SSL');
});
