import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import type { Backend } from '#backend/create-backend.ts';
import type { WebApp } from '#server/web/web-app.ts';
import { answerApi, isForApi } from './api.ts';
import { answerFailure, refuseConnection } from './failures.ts';
import { registerHealth, type Readiness } from './health.ts';

export interface ServerParts {
  readonly backend: Backend;
  readonly trustedProxies: readonly string[];
  readonly readiness: Readiness;
  /** Null for the API alone. */
  readonly web: WebApp | null;
}

const maxHeaderBytes = 16_384;

/** The whole HTTP server; it listens to nothing by itself. */
export function createServer({
  backend,
  trustedProxies,
  readiness,
  web,
}: ServerParts): FastifyInstance {
  const fail = answerFailure(backend.context);
  const fastify = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // The pipeline reads queries itself, and Fastify would parse each one before.
    routerOptions: { querystringParser: () => ({}) },
    // Slow senders are looked for every 5 s; the default of 30 s doubles the time they may hold on.
    http: {
      connectionsCheckingInterval: 5000,
      headersTimeout: 15_000,
      maxHeaderSize: maxHeaderBytes,
    },
    clientErrorHandler: refuseConnection,
    // The router cannot decode the address; the API has an answer of its own for that.
    frameworkErrors: (error, request, reply) => {
      if (isForApi(request)) void answerApi(backend, request, reply);
      else fail(error, request, reply);
    },
  });
  // Before Fastify looks at the body: an operation decides itself whether it takes one.
  fastify.addHook('onRequest', async (request, reply) => {
    if (isForApi(request)) return answerApi(backend, request, reply);
    return undefined;
  });
  // Outside of the API nothing takes a body, so it is not read.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null));
  fastify.setErrorHandler(fail);
  registerHealth(fastify, backend.context, readiness);
  fastify.setNotFoundHandler((request, reply) =>
    web
      ? web.answer(request, reply)
      : fail(new ProblemError('not_found', 'There is nothing at this address.'), request, reply),
  );
  return fastify;
}
