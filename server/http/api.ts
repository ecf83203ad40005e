import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '#contract/match.ts';
import type { Backend } from '#backend/create-backend.ts';
import type { BodyReader } from '#backend/http/body-reader.ts';
import { answerEarly } from '#backend/http/early-answer.ts';
import { MessageCall } from '#backend/http/message-call.ts';
import { codingFor, compress, compressFast } from './content-coding.ts';

/** Whether the pipeline answers a request. It also answers `OPTIONS *`, which asks about the server. */
export function isForApi(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?', 1);
  return path === '*' || isApiPath(path);
}

/** In bytes. A smaller body fits into one packet without compression. */
const minCompressed = 1024;
/** In bytes. A larger body is compressed in another thread, so that it does not delay other requests. */
const maxInThisThread = 64 * 1024;

/**
 * The size of a compressed answer shows how similar its parts are. So answers that mix a secret with a
 * text that another person has chosen are not compressed: those about sign-in, those of searches, the list
 * of campaigns, where the texts of several game masters are side by side, and everything below a campaign,
 * where players write texts beside passages for game masters.
 */
const isSecret = ({ url }: FastifyRequest): boolean =>
  /^\/api\/(?:auth\/|search\/|campaigns(?:[/?]|$))/.test(url);

/** Sends JSON, compressed if the client accepts it. Pictures are compressed already. */
async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
): Promise<FastifyReply> {
  // Converted here, because Node is slower when it converts a text while it writes to the socket.
  const bytes = Buffer.from(json);
  if (bytes.length < minCompressed || isSecret(request)) return reply.send(bytes);
  const coding = codingFor(request.headers['accept-encoding']);
  if (coding === null) return reply.send(bytes);
  reply.header('Content-Encoding', coding);
  return reply.send(
    bytes.length > maxInThisThread ? await compress(bytes, coding, 1) : compressFast(bytes, coding),
  );
}

export interface Api {
  readonly backend: Backend;
  readonly bodies: BodyReader;
}

/** Answers a request to the API. */
export async function answerApi(
  { backend, bodies }: Api,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw, ip, id: requestId } = request;
  const answer = await backend.answer(new MessageCall(raw, { ip, requestId }, bodies));
  if (answer === 'lost') {
    raw.destroy();
    return reply.hijack();
  }
  reply.code(answer.status).headers(answer.headers);
  if (answer.cookies.length > 0) reply.header('Set-Cookie', answer.cookies);
  // The header has the length without a content coding. The length with a coding is not known.
  if (raw.method === 'HEAD' && codingFor(request.headers['accept-encoding']) !== null) {
    reply.removeHeader('Content-Length');
  }
  const { body } = answer;
  if (body !== null && bodies.isDiscarding(raw)) {
    const headers = reply.getHeaders();
    answerEarly(raw, reply.hijack().raw, { ...answer, headers, bytes: Buffer.from(body) });
    return reply;
  }
  return typeof body === 'string' ? sendJson(request, reply, body) : reply.send(body ?? undefined);
}
