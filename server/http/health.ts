import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AppContext } from '#backend/context.ts';
import { apiHeaders } from '#backend/pipeline/headers.ts';
import { databaseFault } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';
import { isKnownFull, type FreeForStore } from '#server/free-bytes.ts';
import { within } from '#server/within.ts';

const maxWaitMs = 1000;
const probeIntervalMs = 1000;
/** How often a write is tried where nothing else tells that the disk of the database is full. */
const trialIntervalMs = 60_000;

/** The code that ends the process sets `draining` before it closes the server: /readyz then answers 503. */
export interface Readiness {
  draining: boolean;
}

/** Whether the work succeeds within a second. */
const succeeds = async (work: Promise<unknown>): Promise<boolean> =>
  (await within(maxWaitMs, work)) !== undefined;

// A SELECT that Kysely builds does not wait for the writes of others, also on SQLite.
const readProbe = (db: Kysely<Schema>) => db.selectFrom('setting').select('key').limit(1).execute();

/**
 * Writes as much as an ordinary request and deletes it. The bytes are random, so that the database
 * cannot compress them.
 */
async function writeProbe(db: Kysely<Schema>): Promise<void> {
  const key = 'write-probe';
  const value = randomBytes(48 * 1024).toString('base64');
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await db.deleteFrom('setting').where('key', '=', key).execute();
}

/**
 * Returns a function that finds out whether there is room on the disk, before a user's write fails. The free room
 * tells it where it is known. It writes at most once a second, and only after a write has failed or once a minute
 * where the room is not known, because everyone can request /readyz.
 */
function storageCheck(
  { db, clock, outages }: AppContext,
  freeForStore: FreeForStore,
): () => Promise<boolean> {
  const usualIntervalMs = freeForStore ? Number.POSITIVE_INFINITY : trialIntervalMs;
  let probedAt = Number.NEGATIVE_INFINITY;
  let probe = Promise.resolve();
  const tryToWrite = async (): Promise<void> => {
    try {
      await writeProbe(db);
      outages.diskIsFull = false;
    } catch (error) {
      if (databaseFault(error)?.kind === 'full') outages.diskIsFull = true;
    }
  };
  return async () => {
    if (await isKnownFull(freeForStore)) return false;
    const intervalMs = outages.diskIsFull ? probeIntervalMs : usualIntervalMs;
    if (clock() - probedAt >= intervalMs) {
      probedAt = clock();
      probe = tryToWrite();
    }
    await within(maxWaitMs, probe);
    return !outages.diskIsFull;
  };
}

export function registerHealth(
  fastify: FastifyInstance,
  app: AppContext,
  { readiness, freeForStore }: { readiness: Readiness; freeForStore: FreeForStore },
): void {
  const headers = apiHeaders(app.config);
  const hasStorage = storageCheck(app, freeForStore);

  async function failedCheck(): Promise<'draining' | 'database' | 'storage' | null> {
    if (readiness.draining) return 'draining';
    if (!(await succeeds(readProbe(app.db)))) return 'database';
    return (await hasStorage()) ? null : 'storage';
  }

  fastify.get('/healthz', (_request, reply) => reply.headers(headers).send({ status: 'ok' }));
  fastify.get('/readyz', async (_request, reply) => {
    const failed = await failedCheck();
    if (failed === null) return reply.headers(headers).send({ status: 'ready' });
    return reply
      .code(503)
      .headers({ ...headers, 'Retry-After': '2' })
      .send({ status: 'unavailable', failed });
  });
}
