import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { insertMany } from '#backend/db/insert-many.ts';
import { moveStore } from '#server/db/copy/move-store.ts';
import { withPostgres } from '#server/db/copy/postgres-store.ts';
import { restoreBackup } from '#server/db/copy/restore-backup.ts';
import { differingTables, type StoreSums } from '#server/db/copy/row-sum.ts';
import { sumsOf } from '#server/db/copy/rows.ts';
import { openSqliteFile } from '#server/db/copy/sqlite-file.ts';
import { storedTables } from '#server/db/copy/stored-tables.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createTestDatabase, startPostgres } from '#tests/support/postgres.ts';
import { gearRows } from './support/gear-rows.ts';
import { startScript } from './support/processes.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, type Session } from './support/store.ts';

const killsPerOperation = Number(/--kills=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 40) / 2;
const pictures = 40;
const items = 20_000;

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-kills-'));
  folders.push(folder);
  return folder;
};

async function fill(folder: string): Promise<void> {
  const { db, close } = await openDatabase({ kind: 'sqlite', folder });
  const rows = Array.from({ length: pictures }, (_, index) => ({
    id: `picture-${index}`,
    content_type: 'image/webp',
    bytes: new Uint8Array(randomBytes(1_000_000)),
    width: 1000,
    height: 1000,
    created_at: 0,
  }));
  await db.transaction().execute(async (transaction) => {
    await insertMany(transaction, 'image', rows);
    await insertMany(transaction, 'catalogue_item', gearRows(0, items));
  });
  await close();
}

/** Starts an operation and kills it after a part of the time that it needs; returns its exit code. */
async function run(
  operation: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  killAfterMs: number | null,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const program = startScript(`server/operations/${operation}.ts`, args, env);
  const closed = once(program.child, 'close');
  if (killAfterMs !== null) {
    await Promise.race([wait(killAfterMs), closed]);
    program.child.kill('SIGKILL');
  }
  await closed;
  await program.stop();
  return { code: program.child.exitCode, output: program.output() };
}

/** Creates items one after the other until `isDone`, and lists those that the server has acknowledged. */
async function write(
  url: string,
  { header, csrf }: Session,
  acknowledged: string[],
  isDone: () => boolean,
): Promise<void> {
  for (let count = 0; !isDone(); count += 1) {
    const name = `Acknowledged ${count}`;
    const response = await fetch(`${url}/api/gear/create`, {
      method: 'POST',
      headers: {
        cookie: header,
        'x-csrf-token': csrf,
        origin: url,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name, category: 'adventuring-gear' }),
    });
    if (response.status === 201) acknowledged.push(name);
    else throw new Error(`An item was refused: ${await response.text()}`);
  }
}

async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  const { db, close } = await openDatabase({ kind: 'sqlite', folder });
  const rows = await db.selectFrom('catalogue_item').select('name').execute();
  await close();
  return new Set(rows.map(({ name }) => name));
}

/** Kills backups of a server that writes. */
async function killBackups(): Promise<void> {
  const store = await createStore('sqlite', { admin: true });
  if (store.database.kind !== 'sqlite') throw new Error('This is about a data folder.');
  const { folder } = store.database;
  await fill(folder);
  const product = await startProduct(store.database);
  const target = newFolder();
  const args = ['--to', target, '--keep', '2'];
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  let isDone = false;
  const acknowledged: string[] = [];
  const writing = write(product.url, store.session, acknowledged, () => isDone);
  const started = performance.now();
  await run('backup', args, env, null);
  const wholeMs = performance.now() - started;

  let killed = 0;
  let lost = 0;
  const complete = () => readdirSync(target).filter((name) => name.endsWith('Z.db'));
  for (let kill = 0; kill < killsPerOperation; kill += 1) {
    const before = complete();
    const { code } = await run('backup', args, env, (wholeMs * (kill + 0.5)) / killsPerOperation);
    if (code === null) killed += 1;
    lost += before.filter((name) => code === null && !complete().includes(name)).length;
  }
  const beforeLast = acknowledged.length;
  const { code, output } = await run('backup', args, env, null);
  if (code !== 0) throw new Error(output);
  isDone = true;
  await writing;
  await product.stop();
  const copies = complete();
  for (const [index, name] of copies.entries()) {
    const copy = newFolder();
    const database = { kind: 'sqlite', folder: copy } as const;
    await restoreBackup({ backup: join(target, name), database, dataDir: copy });
    const names = await namesIn(copy);
    if (index < copies.length - 1) continue;
    lost += acknowledged.slice(0, beforeLast).filter((each) => !names.has(each)).length;
  }
  const left = readdirSync(target).filter((name) => !complete().includes(name));
  printResult(
    'kills during a backup',
    `${killed} of ${killsPerOperation} ended it, ${lost} lost of ${beforeLast} acknowledged writes; ` +
      `${copies.length} backups, each restored; left over: ${left.join(', ')}`,
    '0 lost',
  );
  await store.remove();
}

async function sumsIn(file: string): Promise<StoreSums> {
  const source = openSqliteFile(file, { readOnly: true });
  const sums = await sumsOf(source, await storedTables(source.db));
  source.close();
  return sums;
}

/** Kills moves; the last one of each round is not killed. */
async function killMoves(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const original = newFolder();
    await fill(original);
    const expected = await sumsIn(join(original, 'questwright.db'));
    const trial = newFolder();
    cpSync(original, trial, { recursive: true });
    const trialUrl = await createTestDatabase(postgres.url);
    const started = performance.now();
    await run('move', [], { DATA_DIR: trial, DATABASE_URL: trialUrl }, null);
    const wholeMs = performance.now() - started;

    let killed = 0;
    let differing = 0;
    const perRound = 5;
    for (let kill = 0; kill < killsPerOperation; kill += perRound) {
      const folder = newFolder();
      cpSync(original, folder, { recursive: true });
      const url = await createTestDatabase(postgres.url);
      const env = { DATA_DIR: folder, DATABASE_URL: url };
      for (let index = kill; index < Math.min(kill + perRound, killsPerOperation); index += 1) {
        // Each attempt continues the one before, so it needs less time.
        const share = ((index * 7) % killsPerOperation) / killsPerOperation;
        const { code } = await run('move', [], env, wholeMs * (0.15 + 0.6 * share));
        if (code === null) killed += 1;
      }
      if (existsSync(join(folder, 'questwright.db'))) await moveStore(folder, url);
      const source = openSqliteFile(join(folder, 'questwright-moved.db'), { readOnly: true });
      const tables = await storedTables(source.db);
      const sums = await withPostgres(url, (db) => sumsOf({ kind: 'postgres', db }, tables));
      source.close();
      differing += differingTables(expected, sums).length;
      // The server accepts the database.
      await (await openDatabase({ kind: 'postgres', url })).close();
    }
    printResult(
      'kills during a move',
      `${killed} of ${killsPerOperation} ended it, ${differing} tables differ afterwards`,
      '0 differ',
    );
  } finally {
    await postgres.stop();
  }
}

printMachine();
try {
  await killBackups();
  await killMoves();
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
