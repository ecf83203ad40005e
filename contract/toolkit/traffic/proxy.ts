import {
  createServer,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { BodyCopy } from './body-copy.ts';
import { pairsOf, passedOn, targetOf, type HeaderPairs, type Target } from './forward.ts';
import type { Recorded } from './recorded.ts';
import { passUpgrade } from './upgrade.ts';

interface ProxyLimits {
  /** A response must be complete within this time, except a stream of events. */
  readonly waitMilliseconds: number;
  /** How much of a body is kept for the checks; all of it is passed on. */
  readonly bodyBytes: number;
}

interface ProxyOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The address of the backend. */
  readonly target: string;
  readonly limits: ProxyLimits;
  readonly onExchange: (recorded: Recorded) => void;
}

export interface Proxy {
  readonly url: string;
  /** How many WebSockets were passed on. */
  readonly upgrades: number;
  /** How many requests a client has given up before their response. */
  readonly aborted: number;
  /** How many messages could not be read as HTTP/1.1. */
  readonly unreadable: number;
  /** Ends all connections; what was received until then is an exchange, too. */
  readonly stop: () => Promise<void>;
}

const mostConnections = 512;

/** A client that waits so long for nothing has met a fault of the backend. */
const longWait = 2000;

/** The target of a request; a client of a forward proxy sends a whole address. */
const targetIn = ({ url = '/' }: IncomingMessage): string => {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return target.startsWith('/') ? target : `/${target}`;
};

const isWebSocket = ({ headers }: IncomingMessage): boolean =>
  /^websocket$/i.test(headers.upgrade ?? '');

const writes = new Set(['POST', 'PUT', 'PATCH']);

/** The headers for the backend, with the form in which the client sends its body. */
function requestHeaders(message: IncomingMessage): HeaderPairs {
  const headers = pairsOf(message.rawHeaders);
  const has = (wanted: string): boolean => headers.some(([name]) => name.toLowerCase() === wanted);
  return [
    ...passedOn(headers).filter(([name]) => name.toLowerCase() !== 'expect'),
    ...(has('transfer-encoding') ? [['Transfer-Encoding', 'chunked'] as const] : []),
    // Without a length, Node sends an empty body of these methods in chunks.
    ...(writes.has(message.method ?? '') && !has('transfer-encoding') && !has('content-length')
      ? [['Content-Length', '0'] as const]
      : []),
  ];
}

/** One request on its way to the backend and back. */
class Passage {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #target: Target;
  readonly #options: ProxyOptions;
  readonly #sent: BodyCopy;
  readonly #received: BodyCopy;
  readonly #started = performance.now();
  readonly #onEnd: (recorded: Recorded | null) => void;
  #answer: IncomingMessage | null = null;
  #upstream: ClientRequest | null = null;
  #timer: NodeJS.Timeout | null = null;
  #hasEnded = false;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    options: ProxyOptions,
    onEnd: (recorded: Recorded | null) => void,
  ) {
    this.#request = request;
    this.#response = response;
    this.#target = target;
    this.#options = options;
    this.#onEnd = onEnd;
    this.#sent = new BodyCopy(options.limits.bodyBytes);
    this.#received = new BodyCopy(options.limits.bodyBytes);
  }

  start(): void {
    const [request, response] = [this.#request, this.#response];
    const { waitMilliseconds } = this.#options.limits;
    request.on('data', (part: Uint8Array) => this.#sent.add(part));
    response.once('close', () => {
      if (!response.writableFinished) this.#leave('The client gave up');
    });
    this.#timer = setTimeout(() => {
      const reason = `No whole response came within ${waitMilliseconds} ms.`;
      if (request.complete) this.#fail(reason, 504);
      else this.#leave('The request did not end');
    }, waitMilliseconds);
    try {
      const upstream = this.#target.connect(
        request.method ?? 'GET',
        targetIn(request),
        requestHeaders(request),
      );
      this.#upstream = upstream;
      upstream.once('response', (answer) => this.#passBack(answer));
      upstream.on('error', (error) => {
        // A backend may answer before it has read the body, and end the connection for sending.
        if (this.#answer === null) this.#fail(messageOf(error));
      });
      request.pipe(upstream);
    } catch (error) {
      this.#fail(messageOf(error));
    }
  }

  #passBack(answer: IncomingMessage): void {
    this.#answer = answer;
    const response = this.#response;
    answer.on('data', (part: Uint8Array) => this.#received.add(part));
    answer.once('aborted', () =>
      this.#fail('The connection ended before the whole response came.'),
    );
    // The event above says the same.
    answer.on('error', () => {});
    try {
      response.sendDate = false;
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, this.#headersFor(answer));
    } catch (error) {
      this.#fail(`The response cannot be passed on: ${messageOf(error)}`);
      return;
    }
    // The first bytes of a stream can come much later than its head.
    response.flushHeaders();
    if (/^text\/event-stream\b/i.test(answer.headers['content-type'] ?? '')) this.#stopTimer();
    response.once('finish', () => this.#end(this.#recorded(null)));
    answer.pipe(response);
  }

  #headersFor({ rawHeaders }: IncomingMessage): string[] {
    const origin = `http://${this.#request.headers.host ?? ''}`;
    return passedOn(pairsOf(rawHeaders)).flatMap(([name, value]) => [
      name,
      name.toLowerCase() === 'location' ? this.#target.seenFrom(origin, value) : value,
    ]);
  }

  /** The backend has failed: the client gets an error of a gateway, or its response ends in the middle. */
  #fail(reason: string, status = 502): void {
    if (this.#hasEnded) return;
    const recorded = this.#recorded(reason);
    const response = this.#response;
    this.#end(recorded);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // What the client still sends is read, so that it gets to the response.
    this.#request.unpipe();
    this.#request.resume();
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`contract traffic: the backend gave no response. ${reason}\n`);
  }

  #recorded(failure: string | null): Recorded {
    const [request, answer] = [this.#request, this.#answer];
    const target = targetIn(request);
    return {
      request: {
        method: request.method ?? 'GET',
        url: this.#target.url + target,
        headers: pairsOf(request.rawHeaders),
        body: this.#sent.bytes.length > 0 ? this.#sent.bytes : null,
      },
      target,
      response: answer && {
        status: answer.statusCode ?? 0,
        headers: pairsOf(answer.rawHeaders),
        body: this.#received.bytes,
        isCut: this.#received.isCut || failure !== null || !answer.complete,
        milliseconds: performance.now() - this.#started,
      },
      failure,
      hasRequestBody: request.complete && !this.#sent.isCut,
      hasAllHeaders: true,
      isCompressed: true,
      isPage: false,
    };
  }

  /** Ends the exchange. The backend has a fault only if it had much time to answer. */
  #leave(who: string): void {
    const milliseconds = Math.round(performance.now() - this.#started);
    const isLate = this.#answer === null && milliseconds >= longWait && this.#request.complete;
    const reason = `${who} after ${milliseconds} ms, before a response came.`;
    this.#end(isLate ? this.#recorded(reason) : null);
    this.#response.destroy();
  }

  /** The run is over: what has come so far is judged. */
  stop(): void {
    if (this.#answer === null) this.#leave('The run ended');
    else this.#end(this.#recorded(null));
    this.#response.destroy();
  }

  #end(recorded: Recorded | null): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#stopTimer();
    this.#onEnd(recorded);
    if (this.#answer?.complete !== true) this.#upstream?.destroy();
  }

  #stopTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }
}

/** @throws CannotRun if the port cannot be used */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const passages = new Set<Passage>();
  const sockets = new Set<Socket>();
  const counts = { upgrades: 0, aborted: 0, unreadable: 0 };
  let origins: readonly string[] = [];
  const target = targetOf(options.target, () => origins);

  const server = createServer(
    {
      // Clients that offer another protocol, such as HTTP/2, go on with HTTP/1.1.
      shouldUpgradeCallback: isWebSocket,
    },
    (request, response) => {
      const passage: Passage = new Passage(request, response, target, options, (recorded) => {
        passages.delete(passage);
        if (recorded === null) counts.aborted += 1;
        else options.onExchange(recorded);
      });
      passages.add(passage);
      passage.start();
    },
  );
  server.maxConnections = mostConnections;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Before version 24.9, Node asks nothing, so an offer of another protocol comes here and is not judged.
    if (isWebSocket(request)) counts.upgrades += 1;
    else counts.unreadable += 1;
    passUpgrade({ request, socket, head, target, path: targetIn(request) });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code?.startsWith('HPE_') === true) counts.unreadable += 1;
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(new CannotRun(`The port ${options.port} cannot be used: ${messageOf(error)}`));
    });
    server.listen(options.port, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo;
  origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];

  return {
    url: `http://127.0.0.1:${port}`,
    get upgrades() {
      return counts.upgrades;
    },
    get aborted() {
      return counts.aborted;
    },
    get unreadable() {
      return counts.unreadable;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const passage of passages) passage.stop();
        for (const socket of sockets) socket.destroy();
      }),
  };
}
