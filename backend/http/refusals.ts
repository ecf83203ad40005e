/*
 * Refusals of requests that do not reach the pipeline. Every host on Node's HTTP server uses them. The
 * interfaces are the parts of that server that this file needs, because backend imports nothing of Node.
 */

interface Message {
  readonly httpVersion: string;
  readonly headers: { readonly host?: string | undefined };
}

interface Response {
  writeHead(
    status: number,
    headers: Record<string, string | number>,
  ): { end(body: string): unknown };
}

interface Connection {
  readonly writable: boolean;
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

function contentOf(detail: string) {
  const body = JSON.stringify({ detail, code: 'bad_request', fields: [], requestId: 'none' });
  const headers = {
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    // All sentences are ASCII, so each character is one byte.
    'Content-Length': body.length,
  };
  return { body, headers };
}

function refuse(response: Response, status: number, detail: string): void {
  const { body, headers } = contentOf(detail);
  response.writeHead(status, headers).end(body);
}

/**
 * For the event `clientError`: answers a request that Node cannot read or that arrives too slowly, and
 * closes the connection.
 */
export function refuseConnection(error: Error & { code?: string }, socket: Connection): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, reason, detail } = refusals[error.code ?? ''] ?? unreadable;
  const { body, headers } = contentOf(detail);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`);
}

/** For the event `checkExpectation`: Node handles `100-continue` itself. */
export function refuseExpectation(_request: Message, response: Response): void {
  refuse(response, 417, 'The header Expect may only have the value 100-continue.');
}

/** A request listener that refuses requests without the header Host, which HTTP/1.1 requires. */
export const requireHost =
  <Request extends Message, Sent extends Response>(
    listener: (request: Request, response: Sent) => void,
  ) =>
  (request: Request, response: Sent): void => {
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      refuse(response, 400, 'The request has no header Host.');
    } else listener(request, response);
  };
