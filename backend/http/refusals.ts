import { apiHeaders } from '#backend/pipeline/headers.ts';
import type { BackendConfig } from '#backend/ports.ts';

/*
 * Refusals of requests that do not reach the pipeline. Every host on Node's HTTP server uses them. The
 * interfaces are the parts of that server that this file needs, because backend imports nothing of Node.
 */

interface Message {
  readonly httpVersion: string;
  readonly headers: { readonly host?: string | undefined };
  readonly socket: { readonly remoteAddress?: string | undefined };
}

interface Response {
  writeHead(
    status: number,
    headers: Record<string, string | number>,
  ): { end(body: string): unknown };
}

interface Connection {
  readonly writable: boolean;
  readonly remoteAddress?: string | undefined;
  destroy(): unknown;
  end(text: string): unknown;
}

interface Refusal {
  readonly status: number;
  readonly reason: string;
  readonly detail: string;
}

/** Options of the HTTP server. */
export const httpOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Node closes connections of clients that send too slowly, but it looks for them only at this
  // interval: with the default of 30 s they could keep a connection 25 s longer.
  connectionsCheckingInterval: 5000,
  // Node would answer a request without the header Host by a 400 response without a body.
  // `requireHost` answers it by a problem.
  requireHostHeader: false,
};

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    detail: 'The headers are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    detail: 'The request took too long to arrive.',
  },
};

const unreadable: Refusal = {
  status: 400,
  reason: 'Bad Request',
  detail: 'The request cannot be read.',
};

/** The status of the answer to a handshake that is refused. */
export const refusedHandshake = 400;

const noSocket: Refusal = {
  status: refusedHandshake,
  reason: 'Bad Request',
  detail: 'The socket is refused.',
};

/**
 * What refuses requests on a server with this configuration.
 * @param report is called with the sentence of each refusal that has no line of its own in the log, and the address
 * that the request came from
 */
export function createRefusals(
  config: Pick<BackendConfig, 'secureCookies'>,
  report: (detail: string, sender: string | undefined) => void = () => undefined,
) {
  function contentOf(detail: string, requestId?: string) {
    const problem = { detail, code: 'bad_request', fields: [], requestId: requestId ?? 'none' };
    const body = JSON.stringify(problem);
    const headers = {
      ...apiHeaders(config),
      ...(requestId !== undefined && { 'X-Request-Id': requestId }),
      Connection: 'close',
      'Content-Type': 'application/json; charset=utf-8',
      // All sentences are ASCII, so each character is one byte.
      'Content-Length': body.length,
    };
    return { body, headers };
  }

  function refuse(
    { socket }: Message,
    response: Response,
    { status, detail }: Pick<Refusal, 'status' | 'detail'>,
  ): void {
    report(detail, socket.remoteAddress);
    const { body, headers } = contentOf(detail);
    response.writeHead(status, headers).end(body);
  }

  function close(
    socket: Connection,
    { status, reason, detail }: Refusal,
    requestId?: string,
  ): void {
    const { body, headers } = contentOf(detail, requestId);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`);
  }

  return {
    /**
     * For the event `clientError`: answers a request that Node cannot read or that arrives too slowly, and
     * closes the connection.
     */
    refuseConnection(error: Error & { code?: string }, socket: Connection): void {
      if (!socket.writable || error.code === 'ECONNRESET') {
        socket.destroy();
        return;
      }
      const refusal = refusals[error.code ?? ''] ?? unreadable;
      report(refusal.detail, socket.remoteAddress);
      close(socket, refusal);
    },

    /** Answers a handshake of a socket before Engine.IO would, whose answer is HTML. */
    refuseHandshake(socket: Connection, requestId: string): void {
      if (socket.writable) close(socket, noSocket, requestId);
    },

    /** For the event `checkExpectation`: Node handles `100-continue` itself. */
    refuseExpectation(request: Message, response: Response): void {
      refuse(request, response, {
        status: 417,
        detail: 'The header Expect may only have the value 100-continue.',
      });
    },

    /** A request listener that refuses requests without the header Host, which HTTP/1.1 requires. */
    requireHost:
      <Request extends Message, Sent extends Response>(
        listener: (request: Request, response: Sent) => void,
      ) =>
      (request: Request, response: Sent): void => {
        if (request.httpVersion === '1.1' && request.headers.host === undefined) {
          refuse(request, response, { status: 400, detail: 'The request has no header Host.' });
        } else listener(request, response);
      },
  };
}
