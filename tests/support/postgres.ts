import { execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from './child.ts';
import {
  findBinaries,
  unprivileged,
  type PostgresBinaries,
  type RunAs,
} from './postgres-binaries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the PostgreSQL of this test run. */
    readonly postgresUrl: string;
  }
}

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** The global setup of Vitest: starts one PostgreSQL server for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

/** A server in a temporary folder, on a free port of the loopback address. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-postgres-'));
  try {
    const runAs = unprivileged();
    if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
    const binaries = findBinaries(folder, runAs);
    const password = randomBytes(12).toString('hex');
    initialise(binaries, folder, password, runAs);
    const port = await freePort();
    const stop = launch(binaries, folder, port, runAs);
    const url = `postgres://questwright:${password}@127.0.0.1:${port}/postgres`;
    try {
      await ready(url);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Creates a database on the server and returns its URL: a copy of a database to which nothing is
 * connected, or an empty one. It is removed together with the server, because each drop waits for a
 * checkpoint of the whole server.
 */
export async function createTestDatabase(serverUrl: string, copied?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = copied === undefined ? 'template1' : new URL(copied).pathname.slice(1);
  // The default strategy writes the whole copy to the write-ahead log, too.
  await statement(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/**
 * Creates the data folder. The default collation is English if PostgreSQL supports ICU. A column
 * that lacks the collation "C" is then not sorted by code points, so a test fails.
 */
function initialise(
  { initdb }: PostgresBinaries,
  folder: string,
  password: string,
  runAs: RunAs,
): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const common = [
    `--pgdata=${join(folder, 'data')}`,
    '--username=questwright',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const englishCollation = ['--locale-provider=icu', '--icu-locale=en-US'];
  // Hundreds of connections are opened, and each computes this number of hashes on both sides.
  const quickPasswords = ['--set=scram_iterations=1'];
  const run = (flags: readonly string[]) =>
    execFileSync(initdb, [...common, ...flags], { ...runAs, cwd: folder, stdio: 'pipe' });
  try {
    run([...englishCollation, ...quickPasswords]);
  } catch {
    rmSync(join(folder, 'data'), { recursive: true, force: true });
    run([]);
  }
}

/**
 * Starts the server as a child of a shell that waits for the end of its input. When this process
 * ends, even if it is killed, that input ends. The shell then stops the server and removes the
 * folder.
 */
function launch(
  { postgres }: PostgresBinaries,
  folder: string,
  port: number,
  runAs: RunAs,
): () => Promise<void> {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    // Tests do not need their data after a power failure, so these settings make writes faster.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    // With the default of PostgreSQL, the write-ahead log grows to a gigabyte.
    max_wal_size: '128MB',
    // Hundreds of small databases would be visited in turn, and each visit starts a process. Tests whose
    // statements need statistics call `analyze`.
    autovacuum: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const script = `
    folder="$1"; shift
    "$@" >"$folder/log" 2>&1 </dev/null &
    server=$!
    cat >/dev/null
    kill -INT $server
    wait $server
    rm -rf "$folder"`;
  const args = ['-c', script, 'sh', folder, postgres, '-D', join(folder, 'data'), ...flags];
  const shell = spawn('/bin/sh', args, {
    ...runAs,
    cwd: '/',
    // Runs the shell in its own process group, so that Ctrl+C does not end it before this process.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const exited = once(shell, 'exit');
  return async () => {
    shell.stdin.end();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function ready(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await statement(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) {
        throw new Error('The PostgreSQL for the tests does not start.', { cause: error });
      }
      await wait(25);
    }
  }
}
