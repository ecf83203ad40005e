import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Handlers } from '#contract/types.ts';
import type { AppContext, RequestContext } from '#backend/context.ts';
import type { Config } from '#server/config.ts';
import type { WebApp } from '#server/web/web-app.ts';
import { formLimits } from './body.ts';
import { answerFailure, answerUnknown, isApiPath, pathOf, refuseConnection } from './failures.ts';
import { registerHealth, type Readiness } from './health.ts';
import { registerOperations } from './operation-routes.ts';
import { createRequestLimit } from './request-limit.ts';

export interface ServerParts {
  readonly config: Pick<Config, 'trustedProxies' | 'requestsPerMinute'>;
  readonly handlers: Handlers<RequestContext>;
  readonly readiness: Readiness;
  /** Null for the API alone. */
  readonly web: WebApp | null;
}

const maxHeaderBytes = 16_384;

/** The whole HTTP server; it listens to nothing by itself. */
export function createServer(app: AppContext, parts: ServerParts): FastifyInstance {
  const { trustedProxies, requestsPerMinute } = parts.config;
  const fail = answerFailure(app);
  const unknown = answerUnknown(app);
  const fastify = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: {
      // As long as a line of headers: the contract's own reader says what is too long.
      maxParamLength: maxHeaderBytes,
      // Every repetition of a name, undecided: the contract's own reader decides.
      querystringParser: (text) => ({ given: new URLSearchParams(text) }),
    },
    // A slow sender is looked for every 5 s; the default of 30 s doubles the time it may hold on.
    http: {
      connectionsCheckingInterval: 5000,
      headersTimeout: 15_000,
      maxHeaderSize: maxHeaderBytes,
    },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => fail(error, request, reply),
  });
  fastify.decorateRequest('context', null);
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson);
  fastify.register(multipart, { limits: formLimits, throwFileSizeLimit: false });
  fastify.setErrorHandler(fail);
  registerHealth(fastify, app, parts.readiness);
  registerOperations(fastify, app, parts.handlers, createRequestLimit(requestsPerMinute));
  const { web } = parts;
  fastify.setNotFoundHandler((request, reply) =>
    web && !isApiPath(pathOf(request.url)) ? web.answer(request, reply) : unknown(request, reply),
  );
  return fastify;
}
