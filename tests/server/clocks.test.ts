import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sweep } from '#backend/sweep.ts';
import { makeBackup } from '#server/db/copy/make-backup.ts';
import { restoreBackup } from '#server/db/copy/restore-backup.ts';
import type { Client } from '#tests/contract/client.ts';
import { addAccount, guest } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import { migratedStore } from '#tests/support/new-store.ts';

// Starts programs and databases, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const hour = 60 * 60_000;
const noon = Date.UTC(2026, 10, 1, 12);

/** The same browser at another process. */
function sameBrowser(client: Client, app: TestApp): Client {
  const other = guest(app);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

async function signIn(app: TestApp): Promise<Client> {
  await addAccount(app, 'odo');
  const client = guest(app);
  const { email, password } = people.odo;
  expect((await client.call('authLogin', { body: { email, password } })).status).toBe(200);
  return client;
}

describeBoth('clocks that are wrong', (open, fresh) => {
  test('by an hour in either direction end no session, and versions keep their order', async () => {
    const database = await open();
    const late = await createTestApp({ database, clock: () => noon - hour });
    const early = await createTestApp({ database, clock: () => noon + hour });
    const atLate = await signIn(late);
    const atEarly = sameBrowser(atLate, early);

    const created = await atEarly.call('gearCreate', {
      body: { name: 'Torch', category: 'adventuring-gear' },
    });
    expect(created.status).toBe(201);
    let etag = created.headers.get('etag') ?? '';
    const params = { gearSk: '2024#torch' };
    for (const [client, quantity] of [
      [atLate, 2],
      [atEarly, 3],
      [atLate, 4],
    ] as const) {
      const answer = await client.call('gearUpdate', {
        params,
        headers: { 'If-Match': etag },
        body: { name: 'Torch', category: 'adventuring-gear', quantity },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      etag = answer.headers.get('etag') ?? '';
    }
    for (const app of [late, early]) await sweep(app.context);
    for (const client of [atLate, atEarly]) {
      expect((await client.call('authSelf')).status).toBe(200);
      const { body } = await client.call('gearGet', { params });
      expect(body).toMatchObject({ quantity: 4 });
      const history = await client.call('gearHistory', { params });
      // The answer lists the versions.
      const { items } = history.body as { items: { version: number }[] };
      expect(items.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    }
    await late.close();
    await early.close();
  });

  test('by an hour on the machine of a restored backup end no session', async () => {
    const database = await migratedStore('sqlite');
    const opened = await open(database);
    const app = await createTestApp({ database: opened, clock: () => noon });
    const client = await signIn(app);
    const folder = mkdtempSync(join(tmpdir(), 'questwright-clocks-'));
    const { file } = await makeBackup({ database, folder, keep: null, now: noon });
    await app.close();
    for (const now of [noon - hour, noon + hour]) {
      const target = await fresh();
      await restoreBackup({ backup: file, database: target, dataDir: folder });
      const copy = await createTestApp({ database: await open(target), clock: () => now });
      await sweep(copy.context);
      const browser = sameBrowser(client, copy);
      expect((await browser.call('authSelf')).status).toBe(200);
      const body = { name: 'Torch', category: 'adventuring-gear' };
      expect((await browser.call('gearCreate', { body })).status).toBe(201);
      await copy.close();
    }
  });
});
