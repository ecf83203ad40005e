import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { methodsAt } from '#contract/match.ts';
import { ProblemError } from '#contract/problem.ts';
import type { AppContext } from '#backend/context.ts';
import { allowReading, apiHeaders, preflightHeaders } from './headers.ts';
import { problemFrom } from './problems.ts';

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Refusals that tell of an attack when there are many of them. */
const watched: ReadonlySet<ProblemError['code']> = new Set([
  'invalid_credentials',
  'invalid_token',
  'oauth_failed',
  'forbidden',
  'csrf_failed',
  'origin_not_allowed',
  'too_many_requests',
]);

/** Sends a problem in the one shape of the contract. */
function sendProblem(
  reply: FastifyReply,
  problem: ProblemError,
  more: Readonly<Record<string, string>>,
): FastifyReply {
  const { request } = reply;
  const cookies = request.context?.cookies ?? [];
  if (cookies.length > 0) reply.header('Set-Cookie', cookies);
  return reply
    .code(problem.status)
    .headers(more)
    .headers(problem.headers)
    .header('X-Request-Id', request.id)
    .header('Content-Type', 'application/json; charset=utf-8')
    .send(JSON.stringify(problem.toBody(request.id)));
}

/** The one mapper: whatever was thrown leaves as a problem, and the log has what stays inside. */
export function answerFailure(app: AppContext) {
  const headers = apiHeaders(app.config);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = problemFrom(error);
    if (problem.status >= 500 && problem.code !== 'not_implemented') {
      const where = { requestId: request.id, method: request.method, path: pathOf(request.url) };
      app.log.error(problem.code === 'internal' ? 'A request failed.' : problem.message, {
        ...where,
        error: problem.cause ?? error,
      });
    }
    if (watched.has(problem.code)) {
      app.log.record('A request was refused.', {
        requestId: request.id,
        method: request.method,
        path: pathOf(request.url),
        code: problem.code,
        ip: request.ip,
        userId: request.context?.user?.id ?? null,
      });
    }
    allowReading(reply, request.headers.origin, app.config.allowedOrigins);
    return sendProblem(reply, problem, headers);
  };
}

/** Answers what no operation answers: preflights, wrong methods, unknown paths. */
export function answerUnknown(app: AppContext) {
  const headers = apiHeaders(app.config);
  const allowed = app.config.allowedOrigins;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request.url);
    const methods = isApiPath(path) ? methodsAt(path) : [];
    allowReading(reply, request.headers.origin, allowed);
    if (request.method === 'OPTIONS' && methods.length > 0) {
      return reply
        .code(204)
        .headers(headers)
        .headers(allowed.has(request.headers.origin ?? '') ? preflightHeaders(methods) : {})
        .send();
    }
    if (methods.length === 0) {
      const problem = new ProblemError('not_found', 'There is nothing at this address.');
      return sendProblem(reply, problem, headers);
    }
    const problem = new ProblemError('method_not_allowed', 'That cannot be done at this address.');
    const also = methods.includes('GET') ? ['HEAD'] : [];
    return sendProblem(reply, problem, {
      ...headers,
      Allow: [...methods, ...also, 'OPTIONS'].join(', '),
    });
  };
}

const refusals: Readonly<Record<string, readonly [line: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** What never became a request is answered in the same shape, and the connection ends. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [line, detail] = refusals[error.code ?? ''] ?? [
    '400 Bad Request',
    'The request cannot be read.',
  ];
  const body = JSON.stringify({ detail, code: 'bad_request', fields: [], requestId: 'none' });
  socket.end(
    `HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
