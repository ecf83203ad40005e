import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import type { AppContext } from '#backend/context.ts';
import { unreadableAddress } from '#backend/pipeline/decode.ts';
import { apiHeaders } from '#backend/pipeline/headers.ts';
import { logProblem, problemFrom } from '#backend/problems.ts';

function problemOf(error: unknown): ProblemError {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'FST_ERR_BAD_URL') return unreadableAddress(error);
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
