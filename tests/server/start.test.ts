import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '#tests/support/child.ts';
import { people } from '#tests/support/named-people.ts';
import { Client } from '#tests/contract/client.ts';

const main = join(import.meta.dirname, '../../server/main.ts');
// Each test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const cleanUps: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

interface Run {
  readonly child: ChildProcess;
  readonly url: string;
  /** Resolves with the exit code, or with the signal that ended the process. */
  readonly ended: Promise<number | string | null>;
  readonly output: () => string;
  /** Resolves with the match as soon as the output has one. */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
}

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-start-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

async function start(
  env: Readonly<Record<string, string>>,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, main],
): Promise<Run> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', LOG: 'human', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'exit').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? null,
  );
  cleanUps.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    ended,
    url: `http://localhost:${port}`,
    output: () => output,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const match = pattern.exec(output);
          if (!match) return;
          listeners.delete(check);
          resolve(match);
        };
        listeners.add(check);
        check();
        void ended.then((code) => reject(new Error(`It ended with ${code}: ${output}`)));
      }),
  };
}

const ready = /ready: (http\S+)/;
const link = /\/setup#token=([\w-]+)/;

/** Creates the first administrator of a running server and returns a signed-in client. */
async function setUp(run: Run): Promise<Client> {
  const client = new Client(run.url, fetch);
  const [, token = ''] = await run.printed(link);
  const answer = await client.call('authSetup', { body: { ...people.odo, token } });
  expect(answer.status).toBe(201);
  return client;
}

test('the server prints its address, and the setup link until there is an administrator', async () => {
  const folder = newFolder();
  const run = await start({ DATA_DIR: folder });
  const [, address] = await run.printed(ready);
  expect(address).toBe(run.url);
  const [, first] = await run.printed(link);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);

  const second = await start({ DATA_DIR: folder });
  const [, token] = await second.printed(link);
  expect(token, 'a new link at each start').not.toBe(first);
  await setUp(second);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);

  const third = await start({ DATA_DIR: folder });
  await third.printed(ready);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  expect(third.output()).not.toContain('/setup');
});

test.each(['is cut to 0 bytes', 'is removed'])(
  'a database that %s is not taken for a new installation',
  async (damage) => {
    const folder = newFolder();
    const file = join(folder, 'questwright.db');
    const run = await start({ DATA_DIR: folder });
    await run.printed(ready);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    if (damage === 'is removed') rmSync(file);
    else truncateSync(file);

    const second = await start({ DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('Restore a backup');
    expect(second.output()).not.toMatch(/\n\s+at |\/setup/);

    rmSync(join(folder, 'installed.txt'));
    const third = await start({ DATA_DIR: folder });
    await third.printed(link);
  },
);

test('a second process on the same data folder ends with a plain message and exit code 75', async () => {
  const folder = newFolder();
  const first = await start({ DATA_DIR: folder });
  await first.printed(ready);
  const second = await start({ DATA_DIR: folder });
  expect(await second.ended).toBe(75);
  expect(second.output()).toContain(folder);
  expect(second.output()).not.toMatch(/\n\s+at /);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test('the error names a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  cleanUps.push(() => void other.close());
  const address = other.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);
  const run = await start({ DATA_DIR: newFolder(), PORT: port });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(new RegExp(`Port ${port} is taken`));
  expect(run.output()).not.toMatch(/\n\s+at /);
});

test('stored files can be read only by their owner', async () => {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  const run = await start({ DATA_DIR: folder });
  await run.printed(ready);
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o77]);
  expect(Object.fromEntries(modes)).toMatchObject({ 'questwright.db': 0, 'questwright.db-wal': 0 });
});

test('a full disk at the start is reported without a stack trace', async () => {
  // The limit on the size of files has the effect of a full disk for the process.
  const limited = ['-c', 'ulimit -f 64; exec "$0" "$1"', process.execPath, main];
  const run = await start({ DATA_DIR: newFolder() }, ['/bin/sh', ...limited]);
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/^error: The database cannot be used: .+\n$/);
});

test('the server runs on when its log is a file on a full disk', async () => {
  // Linux answers every write to this file as a full disk would.
  const redirected = ['-c', 'exec "$0" "$1" >/dev/full', process.execPath, main];
  const run = await start({ DATA_DIR: newFolder() }, ['/bin/sh', ...redirected]);
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

test('the error names an invalid setting', async () => {
  const run = await start({ DATA_DIR: newFolder(), PORT: 'many' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe('PORT must be a number from 1 to 65535, not "many".\n');
});

test('after the first signal the server still answers requests, reports that it is not ready, and ends', async () => {
  const run = await start({ DATA_DIR: newFolder(), NODE_ENV: 'production' });
  await run.printed(ready);
  const answers: number[] = [];
  let signalSent = false;
  const get = async (): Promise<void> => {
    const answer = await fetch(`${run.url}/api/auth/self`, { headers: { Connection: 'close' } });
    answers.push(answer.status);
    await answer.arrayBuffer();
  };
  for (let count = 0; count < 40; count += 1) {
    const responses = Promise.all([get(), get(), get()]);
    if (count === 20) {
      run.child.kill('SIGTERM');
      signalSent = true;
    }
    await responses;
  }
  expect(signalSent).toBe(true);
  expect(new Set(answers)).toEqual(new Set([204]));
  const readiness = await fetch(`${run.url}/readyz`);
  expect(readiness.status, 'so a load balancer sends no further requests').toBe(503);
  expect(await run.ended).toBe(0);
});

test('after the first signal no request on a kept connection is reset', async () => {
  const run = await start({ DATA_DIR: newFolder(), NODE_ENV: 'production' });
  await run.printed(ready);
  const brokenConnections: string[] = [];
  let answers = 0;
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const sent = request(`${run.url}/api/auth/self`, { agent });
      sent.on('response', (response) => response.resume()).end();
      try {
        await once(sent, 'close');
        answers += 1;
      } catch {
        // New connections end with the server, at the latest when it listens no longer.
        brokenConnections.push(sent.reusedSocket ? 'kept' : 'new');
        agent.destroy();
        return;
      }
      if (answers === 200) run.child.kill('SIGTERM');
    }
  };
  const clients = Array.from({ length: 16 }, client);
  await Promise.all(clients);
  expect(brokenConnections).toEqual(clients.map(() => 'new'));
  expect(await run.ended).toBe(0);
});

test('at the second signal the server ends with the exit code of a failure', async () => {
  const run = await start({ DATA_DIR: newFolder(), NODE_ENV: 'production' });
  await run.printed(ready);
  run.child.kill('SIGTERM');
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(1);
});

test('a server that is killed while it writes keeps every acknowledged write', async () => {
  const folder = newFolder();
  const acknowledged: string[] = [];
  const names = (round: number) => (index: number) => `Torch ${round} ${index}`;
  let client: Client | null = null;
  for (let round = 0; round < 3; round += 1) {
    const run = await start({ DATA_DIR: folder });
    await run.printed(ready);
    const odo: Client = client ? sameBrowser(client, run.url) : await setUp(run);
    client = odo;
    const name = names(round);
    let index = 0;
    const write = async (): Promise<void> => {
      for (;;) {
        index += 1;
        const body = { name: name(index), category: 'adventuring-gear' };
        const answer = await odo.call('gearCreate', { body }).catch(() => null);
        if (!answer) return;
        if (answer.status === 201) acknowledged.push(body.name);
        if (acknowledged.length % 25 === 24) run.child.kill('SIGKILL');
      }
    };
    await Promise.all([write(), write(), write(), write()]);
    expect(await run.ended).toBe('SIGKILL');
  }
  const last = await start({ DATA_DIR: folder });
  await last.printed(ready);
  if (!client) throw new Error('There were three rounds.');
  const odo = sameBrowser(client, last.url);
  expect(acknowledged.length).toBeGreaterThan(60);
  for (const name of acknowledged) {
    const gearSk = `2024#${name.toLowerCase().replaceAll(' ', '-')}`;
    expect((await odo.call('gearGet', { params: { gearSk } })).status, name).toBe(200);
  }
});

function sameBrowser(client: Client, url: string): Client {
  const next = new Client(url, fetch);
  for (const [name, value] of client.cookies) next.cookies.set(name, value);
  return next;
}
