import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { emptyResult, type Engine, type EngineResult } from '#backend/db/sqlite/engine.ts';
import { engineFault } from '#backend/db/sqlite/node-engine.ts';
import { lowerPriorityOfThread } from '#server/low-priority.ts';
import { openEngine } from './engine.ts';
import { isLocked, lockFile, type LockFile } from './lock-file.ts';
import type { Greeting, Job, JobResult, JobRequest, Role, WorkerInput } from './protocol.ts';

// This file runs as a thread for each role, so that a long statement or a slow disk does not block the
// event loop of the main thread, and reads do not wait for writes. Searches and long lists have a thread of their own.
// Each thread runs its statements one after the other.

const busyTimeoutMs = 5000;

/** On a busy machine, short reads go first, then writes, then searches and long lists. */
const niceness: Partial<Record<Role, number>> = { writer: 5, searcher: 10 };

function main(port: NonNullable<typeof parentPort>, { folder, role }: WorkerInput): void {
  const low = niceness[role];
  if (low !== undefined) lowerPriorityOfThread(low);
  let lock: LockFile | undefined;
  let store: Engine;
  try {
    if (role === 'writer') lock = lockFile(join(folder, 'owner.lock'));
    store = role === 'writer' ? openStore(folder) : openReader(folder);
  } catch (error) {
    const fault = engineFault(error);
    const inUse = lock === undefined && isLocked(fault.code);
    lock?.release();
    port.postMessage({ open: false, refusal: { inUse, fault } } satisfies Greeting);
    return;
  }

  const owner = lock;
  function answer({ id, job }: JobRequest): void {
    try {
      const result = perform(store, owner, job);
      port.postMessage({ id, result } satisfies JobResult, bytesOf(result));
    } catch (error) {
      port.postMessage({ id, fault: engineFault(error) } satisfies JobResult);
    }
    if (job.kind === 'close') port.close();
  }
  port.on('message', (requests: readonly JobRequest[]) => requests.forEach(answer));
  port.postMessage({ open: true } satisfies Greeting);
}

/**
 * The bytes of pictures in the rows. They are moved to the main thread and not copied, because V8 frees
 * bytes outside of its heap late: the originals would take up to 64 MB more in this thread.
 */
function bytesOf({ rows }: EngineResult): ArrayBuffer[] {
  const bytes: ArrayBuffer[] = [];
  // Loops, because a page has hundreds of values, and hardly any of them is a picture.
  for (const row of rows) {
    for (const value of row) {
      if (value instanceof Uint8Array && value.buffer instanceof ArrayBuffer) {
        bytes.push(value.buffer);
      }
    }
  }
  return bytes;
}

const storeFile = (folder: string): string => join(folder, 'questwright.db');

function openReader(folder: string): Engine {
  const store = openEngine(storeFile(folder), busyTimeoutMs, true);
  store.exec('pragma temp_store = memory; pragma cache_size = -16384');
  return store;
}

function openStore(folder: string): Engine {
  const store = openEngine(storeFile(folder), busyTimeoutMs);
  store.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma journal_size_limit = 67108864;
    pragma temp_store = memory;
    pragma cache_size = -32768;
  `);
  return store;
}

/** `lock` is undefined in the reader. */
function perform(store: Engine, lock: LockFile | undefined, job: Job): EngineResult {
  if (job.kind === 'query') {
    if (job.begins) store.run('begin immediate', []);
    return store.run(job.sql, job.parameters);
  }
  if (job.kind === 'backup') return store.run('vacuum into ?', [job.file]);
  if (store.inTransaction()) store.exec('rollback');
  if (job.kind === 'close') {
    if (lock) store.exec('pragma optimize; pragma wal_checkpoint(truncate)');
    store.close();
    lock?.release();
  }
  return emptyResult;
}

// Only client.ts starts this file, with this input.
if (parentPort) main(parentPort, workerData as WorkerInput);
