import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AppContext } from '#backend/context.ts';
import { apiHeaders } from '#backend/pipeline/headers.ts';
import type { Schema } from '#backend/db/schema.ts';
import { within } from '#server/within.ts';

const maxWaitMs = 1000;
const probeIntervalMs = 1000;

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
 * Returns a function that finds out whether there is room on the disk. It writes only after a write
 * has failed, and at most once a second, because everyone can request /readyz.
 */
function storageCheck({ db, clock, outages }: AppContext): () => Promise<boolean> {
  let nextProbeAt = 0;
  let probe = Promise.resolve();
  return async () => {
    if (!outages.diskIsFull) return true;
    if (clock() >= nextProbeAt) {
      nextProbeAt = clock() + probeIntervalMs;
      probe = succeeds(writeProbe(db)).then((hasRoom) => {
        if (hasRoom) outages.diskIsFull = false;
      });
    }
    await probe;
    return !outages.diskIsFull;
  };
}

export function registerHealth(
  fastify: FastifyInstance,
  app: AppContext,
  readiness: Readiness,
): void {
  const headers = apiHeaders(app.config);
  const hasStorage = storageCheck(app);

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
