import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { nothingHere } from '#contract/problem.ts';
import type { AppContext } from '#backend/context.ts';
import type { Backend } from '#backend/create-backend.ts';
import { BodyReader } from '#backend/http/body-reader.ts';
import { pathTarget } from '#backend/http/message-call.ts';
import { createRefusals, httpOptions } from '#backend/http/refusals.ts';
import type { WebApp } from '#server/web/web-app.ts';
import { answerApi, isForApi } from './api.ts';
import { answerFailure } from './failures.ts';
import { withoutPorts } from './forwarded.ts';
import type { FreeForStore } from '#server/free-bytes.ts';
import { registerHealth, type Readiness } from './health.ts';
import { registerMetrics, type MetricsPage } from './metrics-page.ts';
import { observe, type Observer } from './observe.ts';
import { stoppable, type StoppableListener } from './stop-listening.ts';
import { isToolPath, looksLikeToolPath } from './tool-paths.ts';

export interface ServerParts {
  readonly backend: Backend;
  readonly trustedProxies: readonly string[];
  /** How fast the bodies of all clients together are read. */
  readonly bodyBytesPerSecond: number;
  readonly readiness: Readiness;
  /** How many bytes the disk of the database has left; null if this process cannot know. */
  readonly freeForStore: FreeForStore;
  readonly observer: Observer;
  /** Null if the server has no metrics. */
  readonly metrics: MetricsPage | null;
  /** Null if the server serves only the API. */
  readonly web: WebApp | null;
}

/**
 * Warns once about a proxy that the configuration does not name: its clients are counted as one
 * network, or not at all if the proxy runs on this machine.
 */
function unknownProxyWarning({ log }: AppContext): (request: FastifyRequest) => void {
  let isWarned = false;
  return ({ raw, ip, ips = [] }) => {
    // An empty header names no client.
    if (isWarned || !raw.headers['x-forwarded-for']) return;
    // Fastify lists the sender, and after it the addresses that a trusted sender names. The address of the
    // client alone does not tell: a client on the machine of the proxy can have the address of the proxy.
    if (ips.length > 1) return;
    isWarned = true;
    log.warn(
      'A request has X-Forwarded-For, but TRUSTED_PROXIES does not list its sender. If the sender is your proxy, add it: otherwise the limits cannot tell its clients apart.',
      { sender: ip },
    );
  };
}

/** Creates the HTTP server, which does not listen yet. */
export function createServer({
  backend,
  trustedProxies,
  bodyBytesPerSecond,
  readiness,
  freeForStore,
  observer,
  metrics,
  web,
}: ServerParts): FastifyInstance {
  const fail = answerFailure(backend.context);
  const bodies = new BodyReader(bodyBytesPerSecond, backend.context.pause);
  const api = { backend, bodies, observer };
  const refusals = createRefusals(backend.context.config, (detail, sender) =>
    backend.context.outages.note('A request was refused before it was read.', { detail, sender }),
  );
  let port: StoppableListener | undefined;
  const fastify = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // The pipeline parses queries itself, so Fastify does not need to.
    routerOptions: { querystringParser: () => ({}) },
    rewriteUrl: ({ url, headers }) => {
      // The header is changed here because this function runs before Fastify reads addresses from it.
      const forwarded = headers['x-forwarded-for'];
      if (typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded);
      return pathTarget(url);
    },
    serverFactory: (listener) => {
      port = stoppable(refusals.requireHost(listener));
      const options = { ...httpOptions, keepAliveTimeout: 72_000 };
      return createHttpServer(options, port.listener).on(
        'checkExpectation',
        refusals.refuseExpectation,
      );
    },
    clientErrorHandler: refusals.refuseConnection,
    // Called when the router cannot decode a path. The API answers for paths that belong to it.
    frameworkErrors: (error, request, reply) => {
      if (isForApi(request)) return void answerApi(api, request, reply);
      observe(observer, request, reply, () => ({ operation: 'web', userId: null }));
      fail(error, request, reply);
    },
  });
  const warnOfUnknownProxy = unknownProxyWarning(backend.context);
  // Runs before Fastify reads the body, because the pipeline decides whether to read it.
  fastify.addHook('onRequest', async (request, reply) => {
    warnOfUnknownProxy(request);
    if (isForApi(request)) return answerApi(api, request, reply);
    const name = isToolPath(request.url) ? 'health' : 'web';
    observe(observer, request, reply, () => ({ operation: name, userId: null }));
    return undefined;
  });
  // A request that is sent while its idle connection is being closed fails. So before the server
  // closes, it asks its clients to use other connections.
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.draining) reply.header('Connection', 'close');
    done();
  });
  fastify.addHook('preClose', async () => port?.stopListening(fastify.server));
  // Outside of the API no request needs a body, so bodies are not read.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null));
  fastify.setErrorHandler(fail);
  registerHealth(fastify, backend.context, { readiness, freeForStore });
  if (metrics) registerMetrics(fastify, backend.context.config, metrics);
  fastify.setNotFoundHandler((request, reply) =>
    web && !looksLikeToolPath(request.url)
      ? web.answer(request, reply)
      : fail(nothingHere(), request, reply),
  );
  return fastify;
}
