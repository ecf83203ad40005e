import { expect, inject, test } from 'vitest';
import { breakingProxy } from '#tests/support/breaking-proxy.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';
import { newFolder, ready, setUp, startServer } from '#tests/support/server-process.ts';

/** Starts a server whose connection to PostgreSQL breaks when it sends this text. */
async function startWithBreak(text: string) {
  const database = await breakingProxy(await createTestDatabase(inject('postgresUrl')), text);
  const run = await startServer({ DATABASE_URL: database.url, DATA_DIR: newFolder() });
  return { database, run };
}

/** Null if there is no answer, which would be a fault of the server. */
const statusOf = (url: string): Promise<number | null> =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status,
    () => null,
  );

test('a server whose database breaks before the setup link is made prints it when the database is back', async () => {
  const { database, run } = await startWithBreak('insert into "token"');
  await run.printed(ready);
  await database.broken;
  await expect.poll(() => statusOf(`${run.url}/readyz`), { timeout: 20_000 }).toBe(503);
  await run.printed(/error: The setup link could not be stored/);
  expect(run.output()).not.toMatch(/\n\s+at |\/setup/);
  database.repair();
  await setUp(run);
  expect(await statusOf(`${run.url}/readyz`)).toBe(200);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});

test('a server whose database is away since its start ends at the first signal', async () => {
  const { database, run } = await startWithBreak('insert into "token"');
  await run.printed(ready);
  await database.broken;
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});

test('a server whose database breaks while it starts ends with the exit code of a failure', async () => {
  const { run } = await startWithBreak('key.master');
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('error: The database cannot be used: ');
});
