import { once } from 'node:events';
import { chmodSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  newFolder,
  ready,
  serverProgram,
  setUp,
  setupLink,
  startServer,
} from '#tests/support/server-process.ts';

test('the server prints its address, and the setup link until there is an administrator', async () => {
  const folder = newFolder();
  const run = await startServer({ DATA_DIR: folder });
  const [, address] = await run.printed(ready);
  expect(address).toBe(run.url);
  const [, first] = await run.printed(setupLink);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);

  const second = await startServer({ DATA_DIR: folder });
  const [, token] = await second.printed(setupLink);
  expect(token, 'a new link at each start').not.toBe(first);
  await setUp(second);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);

  const third = await startServer({ DATA_DIR: folder });
  await third.printed(ready);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  expect(third.output()).not.toContain('/setup');
});

/** A database file that is left when its write-ahead log is removed before it was copied into the file. */
function emptyDatabase(file: string): void {
  rmSync(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; create table first (id); drop table first');
  database.close();
}

test('a database that is cut to 0 bytes, removed or without tables is not taken for a new installation', async () => {
  const folder = newFolder();
  const file = join(folder, 'questwright.db');
  const run = await startServer({ DATA_DIR: folder });
  await run.printed(ready);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);

  for (const damage of [truncateSync, rmSync, emptyDatabase]) {
    damage(file);
    const second = await startServer({ DATA_DIR: folder });
    expect(await second.ended, damage.name).toBe(1);
    expect(second.output()).toContain('Restore a backup');
    expect(second.output()).not.toMatch(/\n\s+at |\/setup/);
  }

  rmSync(join(folder, 'installed.txt'));
  const last = await startServer({ DATA_DIR: folder });
  await last.printed(setupLink);
});

test('with LOG=json every line is an object, also that with the setup link', async () => {
  const run = await startServer({ DATA_DIR: newFolder(), LOG: 'json', LOG_LEVEL: 'error' });
  await run.printed(setupLink);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  const lines = run.output().trim().split('\n');
  const messages = lines.map((line) => (JSON.parse(line) as { message: string }).message);
  expect(messages).toContainEqual(expect.stringMatching(/first administrator.+\/setup#token=/));
});

test('a second process on the same data folder ends with a plain message and exit code 75', async () => {
  const folder = newFolder();
  const first = await startServer({ DATA_DIR: folder });
  await first.printed(ready);
  const second = await startServer({ DATA_DIR: folder });
  expect(await second.ended).toBe(75);
  expect(second.output()).toContain(folder);
  expect(second.output()).not.toMatch(/\n\s+at /);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test('the error names a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);
  const run = await startServer({ DATA_DIR: newFolder(), PORT: port });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(new RegExp(`Port ${port} is taken`));
  expect(run.output()).not.toMatch(/\n\s+at /);
});

test('stored files can be read only by their owner', async () => {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  const run = await startServer({ DATA_DIR: folder });
  await run.printed(ready);
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o77]);
  expect(Object.fromEntries(modes)).toMatchObject({ 'questwright.db': 0, 'questwright.db-wal': 0 });
});

test('a full disk at the start is reported without a stack trace', async () => {
  // The limit on the size of files has the effect of a full disk for the process.
  const limited = ['-c', 'ulimit -f 64; exec "$0" "$1"', process.execPath, serverProgram];
  const run = await startServer({ DATA_DIR: newFolder() }, ['/bin/sh', ...limited]);
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/^error: The database cannot be used: .+\n$/);
});

test('the server runs on when its log is a file on a full disk', async () => {
  // Linux answers every write to this file as a full disk would.
  const redirected = ['-c', 'exec "$0" "$1" >/dev/full', process.execPath, serverProgram];
  const run = await startServer({ DATA_DIR: newFolder() }, ['/bin/sh', ...redirected]);
  await vi.waitUntil(
    () =>
      fetch(`${run.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeout: 30_000, interval: 100 },
  );
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(run.output()).toBe('');
});

test('a data folder that cannot be created ends the start', async () => {
  const run = await startServer({ DATA_DIR: '/proc/questwright/data' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(
    /^error: .*\/proc\/questwright\/data cannot be created: Error: E.+\n$/,
  );
});

test('the error names an invalid setting', async () => {
  const run = await startServer({ DATA_DIR: newFolder(), PORT: 'many' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe('PORT must be a number from 1 to 65535, not "many".\n');
});
