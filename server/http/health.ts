import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '#backend/context.ts';

const patience = 1000;

/** Whether the server should be sent requests: false from the moment it is asked to end. */
export interface Readiness {
  draining: boolean;
}

async function answers(app: AppContext): Promise<boolean> {
  const giveUp = new AbortController();
  const late = new Promise<false>((resolve) => {
    const timer = setTimeout(() => resolve(false), patience);
    giveUp.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const asked = sql`select 1`.execute(app.db).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    giveUp.abort();
  }
}

export function registerHealth(
  fastify: FastifyInstance,
  app: AppContext,
  readiness: Readiness,
): void {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  fastify.get('/healthz', (_request, reply) => reply.headers(headers).send({ status: 'ok' }));
  fastify.get('/readyz', async (_request, reply) => {
    const ready = !readiness.draining && (await answers(app));
    return reply
      .code(ready ? 200 : 503)
      .headers(ready ? headers : { ...headers, 'Retry-After': '2' })
      .send({ status: ready ? 'ready' : 'unavailable' });
  });
}
