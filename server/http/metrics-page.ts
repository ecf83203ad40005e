import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiHeaders } from '#backend/pipeline/headers.ts';
import type { BackendConfig } from '#backend/ports.ts';

export interface MetricsPage {
  /** What the header Authorization must contain after `Bearer `. */
  readonly token: string;
  /** The metrics in the format of Prometheus. */
  text(): Promise<string>;
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));

/**
 * Answers /metrics for clients with the token. The address of the client does not count: behind a proxy on
 * this machine, every request comes from it.
 */
export function registerMetrics(
  fastify: FastifyInstance,
  config: BackendConfig,
  { token, text }: MetricsPage,
): void {
  const headers = apiHeaders(config);
  fastify.get('/metrics', async (request, reply) => {
    reply.headers({ ...headers, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').send('The token is missing.\n');
    }
    return reply.send(await text());
  });
}
