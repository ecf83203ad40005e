import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '#contract/match.ts';
import type { Backend } from '#backend/create-backend.ts';
import { undivided } from '#backend/call.ts';
import type { BodyReader } from '#backend/http/body-reader.ts';
import { answerEarly } from '#backend/http/early-answer.ts';
import { MessageCall } from '#backend/http/message-call.ts';
import type { Pause } from '#backend/ports.ts';
import { codingFor, compress, compressFast } from './content-coding.ts';
import { observe, type Observer } from './observe.ts';
import { encoded, joined, lengthOf, streamed } from './json-bytes.ts';

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
 * The size of a compressed answer shows how similar its parts are. So an answer is not compressed if it can have a
 * secret beside a text that another person has chosen. These are the answers about sign-in, those of searches, the
 * list of campaigns (with the texts of several game masters), and everything below a campaign, where players write
 * texts beside passages for game masters. They are also what administrators read about people, where a person who
 * registers chooses a name and an address beside the addresses of others.
 */
const isSecret = ({ url }: FastifyRequest): boolean =>
  /^\/api\/(?:auth\/|search\/|people\/|security\/|mails\/|campaigns(?:[/?]|$))/.test(url);

/** Sends bytes without a content coding. */
function sendPlain(reply: FastifyReply, pieces: readonly Buffer[], pause: Pause): FastifyReply {
  const [first] = pieces;
  if (first && pieces.length === 1) return reply.send(first);
  return reply.header('Content-Length', lengthOf(pieces)).send(streamed(pieces, pause));
}

/** Sends JSON, compressed if the client accepts it. Pictures are compressed already. */
async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, pause }: { readonly json: string | readonly string[]; readonly pause: Pause },
): Promise<FastifyReply> {
  const coding = isSecret(request) ? null : codingFor(request.headers['accept-encoding']);
  // Node writes a short text to the socket together with the headers. Bytes would cost twice as much.
  if (coding === null && typeof json === 'string' && json.length <= maxInThisThread) {
    return reply.send(json);
  }
  const pieces = await encoded(json, pause);
  if (coding === null || lengthOf(pieces) < minCompressed) return sendPlain(reply, pieces, pause);
  reply.header('Content-Encoding', coding);
  const bytes = await joined(pieces, pause);
  return reply.send(
    bytes.length > maxInThisThread ? await compress(bytes, coding, 1) : compressFast(bytes, coding),
  );
}

export interface Api {
  readonly backend: Backend;
  readonly observer: Observer;
  readonly bodies: BodyReader;
}

/** Answers a request to the API. */
export async function answerApi(
  { backend, bodies, observer }: Api,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw, ip, id: requestId } = request;
  const call = new MessageCall(raw, { ip, requestId }, bodies);
  observe(observer, request, reply, () => ({
    operation: call.operation ?? 'unknown',
    userId: call.userId ?? null,
  }));
  const answer = await backend.answer(call);
  if (answer === 'lost') {
    raw.destroy();
    return reply.hijack();
  }
  // No client is left that reads the answer: to write it takes longer than everything else if a hundred leave at once.
  if (raw.socket.destroyed) return reply.hijack();
  reply.code(answer.status).headers(answer.headers);
  if (answer.cookies.length > 0) reply.header('Set-Cookie', answer.cookies);
  // The header has the length without a content coding. The length with a coding is not known.
  if (raw.method === 'HEAD' && codingFor(request.headers['accept-encoding']) !== null) {
    reply.removeHeader('Content-Length');
  }
  const { body } = answer;
  if (body !== null && bodies.isDiscarding(raw)) {
    const headers = reply.getHeaders();
    const bytes = Buffer.from(undivided(body) ?? '');
    answerEarly(raw, reply.hijack().raw, { ...answer, headers, bytes });
    return reply;
  }
  if (body === null || body instanceof Uint8Array) return reply.send(body ?? undefined);
  return sendJson(request, reply, { json: body, pause: backend.context.pause });
}
