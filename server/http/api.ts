import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '#contract/match.ts';
import type { Backend } from '#backend/create-backend.ts';
import { MessageCall } from '#backend/http/message-call.ts';

/** Whether the pipeline answers a request. It also answers `OPTIONS *`, which asks about the server. */
export function isForApi(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?', 1);
  return path === '*' || isApiPath(path);
}

/** Answers a request to the API. */
export async function answerApi(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw, ip, id: requestId } = request;
  const answer = await backend.answer(new MessageCall(raw, { ip, requestId }));
  if (answer === 'lost') {
    raw.destroy();
    return reply.hijack();
  }
  reply.code(answer.status).headers(answer.headers);
  if (answer.cookies.length > 0) reply.header('Set-Cookie', answer.cookies);
  // Node converts a text to bytes slower when it writes the text to the socket.
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  return reply.send(body ?? undefined);
}
