import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { insertMany } from '#backend/db/insert-many.ts';
import { openDatabase, type DatabaseConfig } from '#server/db/open-database.ts';
import { ListVisitor } from './support/list-visitor.ts';
import { fixed, median, megabytes, percentile, spread } from './support/numbers.ts';
import { processorTime, startScript } from './support/processes.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, databaseSettings, engineFromArguments } from './support/store.ts';
import type { VisitReport } from './support/visitor.ts';

const pictureBytes = 1_000_000;
const pictures = 1000;
const picturesPerTransaction = 20;
const rounds = 3;
const quietMs = 10_000;

async function addPictures(database: DatabaseConfig): Promise<void> {
  const { db, close } = await openDatabase(database);
  for (let from = 0; from < pictures; from += picturesPerTransaction) {
    const rows = Array.from({ length: picturesPerTransaction }, (_, index) => ({
      id: `picture-${from + index}`,
      content_type: 'image/webp',
      bytes: new Uint8Array(randomBytes(pictureBytes)),
      width: 1000,
      height: 1000,
      created_at: 0,
    }));
    await db.transaction().execute((transaction) => insertMany(transaction, 'image', rows));
  }
  await close();
}

interface MadeBackup {
  readonly ms: number;
  readonly processorMs: number;
}

/** Makes a backup as an operator does, in a process of its own. */
async function backUp(database: DatabaseConfig, folder: string): Promise<MadeBackup> {
  const started = performance.now();
  const program = startScript(
    'server/operations/backup.ts',
    ['--to', folder, '--keep', '1'],
    databaseSettings(database),
  );
  let processorMs = 0;
  const timer = setInterval(() => {
    try {
      processorMs = processorTime(program.child.pid ?? 0);
    } catch {
      // The process has ended since.
    }
  }, 50);
  await once(program.child, 'close');
  clearInterval(timer);
  if (program.child.exitCode !== 0) throw new Error(`No backup was made:\n${program.output()}`);
  return { ms: performance.now() - started, processorMs };
}

const p99 = ({ times }: VisitReport): number => percentile(times, 0.99);

async function main(): Promise<void> {
  printMachine();
  const engine = engineFromArguments();
  const store = await createStore(engine);
  const folder = mkdtempSync(join(tmpdir(), 'questwright-bench-backup-'));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  try {
    await addPictures(store.database);
    const product = await startProduct(store.database);
    const visitor = new ListVisitor({
      url: `${product.url}/api/gear/`,
      cookie: store.session.header,
    });
    await wait(quietMs / 2);
    const results: { quiet: VisitReport; during: VisitReport; backup: MadeBackup }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await visitor.visits();
      await wait(quietMs);
      const quiet = await visitor.visits();
      const backup = await backUp(store.database, folder);
      const during = await visitor.visits();
      results.push({ quiet, during, backup });
    }
    await visitor.end();
    await product.stop();

    const file = readdirSync(folder).find((name) => name.endsWith('.db')) ?? '';
    console.log(`${engine}: ${megabytes(statSync(join(folder, file)).size)} in ${rounds} backups`);
    for (const { quiet, during, backup } of results) {
      console.log(
        `lists quiet p50 ${fixed(median(quiet.times), 1)}, p99 ${fixed(p99(quiet), 1)} ms; ` +
          `during the backup p50 ${fixed(median(during.times), 1)}, p99 ${fixed(p99(during), 1)} ms of ${during.times.length}; ` +
          `failed ${quiet.failed + during.failed}; ` +
          `the backup took ${fixed(backup.ms / 1000, 1)} s, ${fixed(backup.processorMs / 1000, 1)} s of processor`,
      );
    }
    const ratios = (of: (report: VisitReport) => number) =>
      results.map(({ quiet, during }) => of(during) / of(quiet));
    const medians = ratios(({ times }) => median(times));
    console.log(`ratios of p99: ${spread(ratios(p99), 2)}`);
    printResult(
      `lists during the backup of 1 GB, ${engine}`,
      `${fixed(median(medians))}× (${medians.map((ratio) => fixed(ratio)).join(', ')})`,
      '≤ 1.3×',
    );
  } finally {
    await store.remove();
    removeFolder();
    process.off('exit', removeFolder);
  }
}

await main();
