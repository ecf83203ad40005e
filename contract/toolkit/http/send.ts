import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '../cannot-run.ts';
import { decoded } from './content-coding.ts';

/** A request with its exact bytes: nothing is added but Host, Connection, Content-Length and Accept-Encoding. */
export interface WireRequest {
  readonly method: string;
  /** The whole address. Its path is sent as it is, also if it is not normalized. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array | null;
}

export interface WireResponse {
  readonly status: number;
  /** In the order in which they came; a name can be there more than once. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Without a compression that this tool knows. */
  readonly body: Uint8Array;
  /** Whether the body was longer than the limit, so that only its beginning is here. */
  readonly isCut: boolean;
  readonly milliseconds: number;
}

/** No response came, or only a part of one. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

interface SendLimits {
  /** The time limit of the whole exchange. */
  readonly milliseconds: number;
  readonly responseBytes: number;
}

const usualLimits: SendLimits = { milliseconds: 10_000, responseBytes: 5_000_000 };

export interface Sender {
  /** @throws NoResponse */
  readonly send: (request: WireRequest, limits?: Partial<SendLimits>) => Promise<WireResponse>;
  readonly close: () => void;
}

const pairsOf = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index) =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? ''] satisfies [string, string]] : [],
  );

/** Streams that a backend can leave open for ever. */
const isStream = ({ headers }: IncomingMessage): boolean =>
  /^(?:text\/event-stream|multipart\/x-mixed-replace)\b/i.test(headers['content-type'] ?? '');

/** A stream is read for this time; its end says nothing. */
const streamMilliseconds = 100;

/** What of a stream comes within a short time. */
async function readStream(message: IncomingMessage): Promise<{ body: Uint8Array; isCut: boolean }> {
  const parts: Uint8Array[] = [];
  message.on('data', (part: Uint8Array) => parts.push(part));
  message.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    message.once('close', resolve);
  });
  await Promise.race([ended, wait(streamMilliseconds)]);
  message.destroy();
  return { body: Buffer.concat(parts), isCut: false };
}

/** The body without its compression; one that cannot be read stays as it is. */
function withoutCoding(
  { headers }: IncomingMessage,
  read: { body: Uint8Array; isCut: boolean },
): { body: Uint8Array; isCut: boolean } {
  const coding = headers['content-encoding'];
  if (read.isCut || coding === undefined) return read;
  const plain = decoded(read.body, coding);
  return 'bytes' in plain ? { body: plain.bytes, isCut: plain.isCut } : read;
}

/** Reads a body up to a limit; the connection of a longer one is closed, because it may never end. */
async function readBody(
  message: IncomingMessage,
  limit: number,
): Promise<{ body: Uint8Array; isCut: boolean }> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // A message without an encoding has only bytes.
  for await (const part of message as AsyncIterable<Uint8Array>) {
    parts.push(part);
    length += part.length;
    if (length > limit) {
      message.destroy();
      return { body: Buffer.concat(parts).subarray(0, limit), isCut: true };
    }
  }
  return { body: Buffer.concat(parts), isCut: false };
}

const response = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
    // A connection that becomes another protocol has no response for us.
    sent.once('upgrade', (message, socket) => {
      socket.destroy();
      resolve(message);
    });
  });

const writes = new Set(['POST', 'PUT', 'PATCH']);

const isReset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code));

/** What follows the authority, as it is: the origin of a URL can be shorter, because it leaves out a usual port. */
function pathIn(url: string): string {
  const path = url.replace(/^[^:]+:\/\/[^/?#]*/, '').replace(/#.*$/s, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Sends requests over kept connections. Node's client sends what `fetch` would refuse or normalize. */
export function createSender(connections = 8, senderLimits: Partial<SendLimits> = {}): Sender {
  const options = { keepAlive: true, maxSockets: connections };
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };

  /** One attempt; the error of a kept connection that the backend has closed meanwhile is marked. */
  async function attempt(
    { method, url, headers, body }: WireRequest,
    { milliseconds, responseBytes }: SendLimits,
  ): Promise<WireResponse | 'closed'> {
    const started = performance.now();
    const { protocol, hostname, port, host } = new URL(url);
    const isSecure = protocol === 'https:';
    const has = (pattern: RegExp): boolean => headers.some(([name]) => pattern.test(name));
    const sent = (isSecure ? httpsRequest : httpRequest)({
      method,
      hostname: hostname.replaceAll(/^\[|\]$/g, ''),
      port: port === '' ? (isSecure ? 443 : 80) : Number(port),
      path: pathIn(url),
      agent: isSecure ? agents.https : agents.http,
      signal: AbortSignal.timeout(milliseconds),
      // Node adds no header to a list.
      headers: [
        ...(has(/^host$/i) ? [] : ['Host', host]),
        ...headers.flat(),
        ...(has(/^accept-encoding$/i) ? [] : ['Accept-Encoding', 'identity']),
        // Without a length, Node sends an empty body of these methods in chunks, which some backends refuse.
        ...((body !== null || writes.has(method)) && !has(/^(?:content-length|transfer-encoding)$/i)
          ? ['Content-Length', String(body?.length ?? 0)]
          : []),
      ],
    });
    let hasResponse = false;
    try {
      const answered = response(sent);
      sent.end(body ?? undefined);
      const message = await answered;
      hasResponse = true;
      const read = isStream(message)
        ? await readStream(message)
        : withoutCoding(message, await readBody(message, responseBytes));
      return {
        status: message.statusCode ?? 0,
        headers: pairsOf(message.rawHeaders),
        ...read,
        milliseconds: performance.now() - started,
      };
    } catch (error) {
      if (sent.reusedSocket && !hasResponse && isReset(error)) return 'closed';
      const isLate = performance.now() - started >= milliseconds - 50;
      throw new NoResponse(
        isLate ? `No whole response came within ${milliseconds} ms.` : messageOf(error),
      );
    }
  }

  async function send(
    request: WireRequest,
    limits: Partial<SendLimits> = {},
  ): Promise<WireResponse> {
    const all = { ...usualLimits, ...senderLimits, ...limits };
    // Each kept connection can have been closed by the backend, and after them comes a new one.
    for (let kept = 0; kept <= connections; kept += 1) {
      const answered = await attempt(request, all);
      if (answered !== 'closed') return answered;
    }
    throw new NoResponse('The backend closes every connection.');
  }

  return {
    send,
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

/** The value of a header; several ones are joined as HTTP does. Null for none. */
export function headerOf({ headers }: Pick<WireResponse, 'headers'>, name: string): string | null {
  const values = headers.filter(([each]) => each.toLowerCase() === name.toLowerCase());
  return values.length === 0 ? null : values.map(([, value]) => value).join(', ');
}
