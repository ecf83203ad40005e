import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { Client } from '#tests/contract/client.ts';
import { newFolder, ready, setUp, startServer } from '#tests/support/server-process.ts';

test('a server that starts after a kill continues the draft at once, not after the lease', async () => {
  const folder = newFolder();
  const env = { DATA_DIR: folder };
  const first = await startServer(env);
  await first.printed(ready);
  const odo = await setUp(first);
  const started = await odo.call('generationCreate', { body: { kind: 'person' } });
  expect(started.status).toBe(201);
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  // The moment of the kill is not the same in each run, so the row gets what a killed process leaves.
  const database = await openDatabase({ kind: 'sqlite', folder });
  const inAnHour = Date.now() + 60 * 60 * 1000;
  await database.db
    .updateTable('generation')
    .set({ status: 'running', attempts: 1, claimed_until: inAnHour, draft: null, story: null })
    .execute();
  await database.close();
  const second = await startServer({ ...env, PORT: new URL(first.url).port });
  await second.printed(ready);
  const again = new Client(second.url, fetch);
  for (const [name, value] of odo.cookies) again.cookies.set(name, value);
  const statuses = async (): Promise<unknown> => {
    const { body } = await again.call('generationList');
    return (body as { readonly items: readonly { readonly status: string }[] }).items.map(
      ({ status }) => status,
    );
  };
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['done']);
});
