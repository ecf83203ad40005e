import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#backend/context.ts';

const maxWaitMs = 1000;

/** The code that ends the process sets `draining` before it closes the server: /readyz then answers 503. */
export interface Readiness {
  draining: boolean;
}

async function databaseAnswers(app: AppContext): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), maxWaitMs);
  });
  // A SELECT that Kysely builds does not wait for the writes of others, also on SQLite.
  const query = app.db.selectFrom('setting').select('key').limit(1);
  const answered = query.execute().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, timeout]);
  } finally {
    clearTimeout(timer);
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
    const ready = !readiness.draining && (await databaseAnswers(app));
    return reply
      .code(ready ? 200 : 503)
      .headers(ready ? headers : { ...headers, 'Retry-After': '2' })
      .send({ status: ready ? 'ready' : 'unavailable' });
  });
}
