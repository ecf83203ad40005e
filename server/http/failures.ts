import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import type { AppContext } from '#backend/context.ts';
import { apiHeaders } from '#backend/pipeline/headers.ts';
import { logProblem, problemFrom } from '#backend/problems.ts';

function problemOf(error: unknown): ProblemError {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' && status >= 400 && status < 500
    ? new ProblemError('bad_request', 'The request cannot be read.', { cause: error })
    : problemFrom(error);
}

/** Answers errors outside of the API, for example of a page, in the same format as the API. */
export function answerFailure(app: AppContext) {
  const headers = apiHeaders(app.config);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { id: requestId, method, url, ip } = request;
    const problem = problemOf(error);
    logProblem(app, problem, { requestId, method, path: url.split('?', 1)[0] ?? url, ip }, null);
    return reply
      .code(problem.status)
      .headers(headers)
      .headers(problem.headers)
      .header('X-Request-Id', requestId)
      .header('Content-Type', 'application/json; charset=utf-8')
      .send(JSON.stringify(problem.toBody(requestId)));
  };
}

const refusals: Readonly<Record<string, readonly [line: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/**
 * Answers a request that Node cannot read or that arrives too slowly with a problem in the format of
 * the API, and closes the connection.
 */
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
