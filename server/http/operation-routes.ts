import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readParams } from '#contract/requests.ts';
import { responseFindings } from '#contract/responses.ts';
import type { Handlers } from '#contract/types.ts';
import type { AppContext, RequestContext } from '#backend/context.ts';
import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';
import { JsonAnswer } from '#backend/json-answer.ts';
import { bodyOf, defaultJsonBytes } from './body.ts';
import { passGate } from './gate.ts';
import { allowReading, apiHeaders } from './headers.ts';
import { HttpRequestContext } from './request-context.ts';
import type { createRequestLimit } from './request-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null outside of the API. */
    context: HttpRequestContext | null;
  }
}

/** As the router and the parser in create-server.ts leave it. */
interface OperationRequest {
  readonly Params: Readonly<Record<string, string>>;
  readonly Querystring: { readonly given: URLSearchParams };
}

/** What every handler answers with, whichever operation it is for. */
interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type AnyHandler = (
  context: RequestContext,
  input: { params: unknown; body: unknown },
) => Promise<Answer> | Answer;

/** One answer in so many is checked against the contract in production; elsewhere every one is. */
const sampleEvery = 100;

const jsonType = 'application/json; charset=utf-8';

/** A path of the contract in the router's notation. */
const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const hasEmptyValue = (params: OperationRequest['Params']): boolean =>
  Object.values(params).includes('');

function contextOf(request: Pick<FastifyRequest, 'context'>): HttpRequestContext {
  if (request.context) return request.context;
  throw new Error('The gate of the operation has not run.');
}

function checkAnswer(id: OperationId, answer: Answer, app: AppContext, requestId: string): void {
  const headers = Object.entries(answer.headers ?? {});
  const contentType = operationAnswerType(id, answer.status);
  const findings = responseFindings(id, {
    status: answer.status,
    body: answer.body,
    header: (name) =>
      name === 'content-type'
        ? contentType
        : headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1],
  });
  if (findings.length === 0) return;
  const message = `An answer breaks the contract: ${findings.join(' ')}`;
  if (app.config.environment !== 'production') throw new Error(message);
  app.log.error(message, { requestId });
}

const operationAnswerType = (id: OperationId, status: number): string | null => {
  const operation: Operation = operations[id];
  return operation.responses[status]?.contentType ?? null;
};

function send(reply: FastifyReply, answer: Answer, contentType: string | null): FastifyReply {
  reply.code(answer.status);
  if (answer instanceof JsonAnswer) return reply.header('Content-Type', jsonType).send(answer.json);
  if (answer.headers) reply.headers(answer.headers);
  if (contentType === null || answer.body === undefined) return reply.send();
  if (answer.body instanceof Uint8Array) {
    return reply.header('Content-Type', contentType).send(answer.body);
  }
  return reply.header('Content-Type', jsonType).send(JSON.stringify(answer.body));
}

/** Registers one route for each operation of the contract: the loop that every call goes through. */
export function registerOperations(
  fastify: FastifyInstance,
  app: AppContext,
  handlers: Handlers<RequestContext>,
  limit: ReturnType<typeof createRequestLimit>,
): void {
  const { config } = app;
  const headers = apiHeaders(config);
  const always = config.environment !== 'production';
  let answers = 0;
  for (const id of Object.keys(operations) as OperationId[]) {
    const operation: Operation = operations[id];
    // The table ties each input type to its id; a loop over ids can only see their union.
    const handler = handlers[id] as AnyHandler;
    const contentType = operation.body?.contentType;
    fastify.route<OperationRequest>({
      method: operation.method,
      url: routePath(operation.path),
      bodyLimit: operation.body?.maxBytes ?? defaultJsonBytes,
      onRequest: async (request, reply) => {
        // The router takes "nothing" for a value; the contract has no empty key.
        if (hasEmptyValue(request.params)) return reply.callNotFound();
        const context = new HttpRequestContext(app, request);
        request.context = context;
        reply.headers(headers);
        reply.header('X-Request-Id', request.id);
        allowReading(reply, request.headers.origin, config.allowedOrigins);
        limit(request.ip, context.now);
        await passGate(id, operation, context, request);
        return undefined;
      },
      handler: async (request, reply) => {
        const context = contextOf(request);
        const params = readParams(id, {
          path: request.params,
          query: request.query.given,
          header: (name) => context.header(name.toLowerCase()),
        });
        const body = await bodyOf(id, contentType, request);
        const answer = await handler(context, { params, body });
        answers += 1;
        if (always || answers % sampleEvery === 1) checkAnswer(id, answer, app, request.id);
        if (context.cookies.length > 0) reply.header('Set-Cookie', context.cookies);
        return send(reply, answer, operation.responses[answer.status]?.contentType ?? null);
      },
    });
  }
}
