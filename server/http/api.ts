import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '#contract/match.ts';
import { bodyIncomplete, bodyTooLarge, type Call } from '#backend/call.ts';
import type { Backend } from '#backend/create-backend.ts';

/** The path and the query of a request. The target of a request can also be a complete URL. */
const targetOf = ({ url }: FastifyRequest): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '');

/** Whether the pipeline answers a request. It also answers `OPTIONS *`, which asks about the server. */
export function isForApi(request: FastifyRequest): boolean {
  const [path = ''] = targetOf(request).split('?', 1);
  return path === '*' || isApiPath(path);
}

/** Reads the bytes of a body that no other code has read. */
function readBytes(raw: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const end = (settlePromise: () => void) => (): void => {
      raw
        .off('data', onData)
        .off('end', onEnd)
        .off('error', onIncomplete)
        .off('close', onIncomplete);
      settlePromise();
    };
    const onEnd = end(() =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
    );
    const onIncomplete = end(() => reject(bodyIncomplete()));
    const onTooLong = end(() => {
      // The rest of the body is read and discarded, because many clients read the response only after
      // they have sent everything.
      raw.resume();
      reject(bodyTooLarge());
    });
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > maxBytes) onTooLong();
      else chunks.push(chunk);
    };
    raw.on('data', onData).on('end', onEnd).on('error', onIncomplete).on('close', onIncomplete);
  });
}

/**
 * A request as a call of the pipeline. A class, so that each request does not create new functions.
 */
class FastifyCall implements Call {
  readonly path: string;
  readonly query: string;
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
    const target = targetOf(request);
    const mark = target.indexOf('?');
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = mark < 0 ? '' : target.slice(mark + 1);
  }

  get method(): string {
    return this.#request.method;
  }

  get ip(): string {
    return this.#request.ip;
  }

  get requestId(): string {
    return this.#request.id;
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  body(maxBytes: number): Promise<Uint8Array> {
    return readBytes(this.#request.raw, maxBytes);
  }
}

/** Answers a request to the API. */
export async function answerApi(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = await backend.answer(new FastifyCall(request));
  if (answer === 'lost') {
    request.raw.destroy();
    return reply.hijack();
  }
  reply.code(answer.status).headers(answer.headers);
  if (answer.cookies.length > 0) reply.header('Set-Cookie', answer.cookies);
  return reply.send(answer.body ?? undefined);
}
