import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { pairsOf, type HeaderPairs, type Target } from './forward.ts';

interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  /** What the client has sent after the head of its request. */
  readonly head: Uint8Array;
  readonly target: Target;
  readonly path: string;
}

const headText = (
  { httpVersion, statusCode, statusMessage }: IncomingMessage,
  headers: HeaderPairs,
): string =>
  [
    `HTTP/${httpVersion} ${statusCode} ${statusMessage}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** Passes a WebSocket on: its handshake with all headers, then the bytes of both sides as they are. */
export function passUpgrade({ request, socket, head, target, path }: Upgrade): void {
  const upstream = target.connect(request.method ?? 'GET', path, pairsOf(request.rawHeaders));
  const opened: { destroy: () => void }[] = [socket, upstream];
  const end = (): void => {
    for (const each of opened) each.destroy();
  };
  socket.once('error', end);
  socket.once('close', end);
  upstream.once('upgrade', (answer, other: Socket, first: Uint8Array) => {
    opened.push(other);
    socket.write(headText(answer, pairsOf(answer.rawHeaders)), 'latin1');
    if (first.length > 0) socket.write(first);
    if (head.length > 0) other.write(head);
    other.once('error', end);
    other.once('close', end);
    other.pipe(socket);
    socket.pipe(other);
  });
  upstream.once('response', (answer) => {
    // The backend has refused: its body ends with the connection.
    const headers = pairsOf(answer.rawHeaders).filter(
      ([name]) => !/^(?:transfer-encoding|connection|keep-alive)$/i.test(name),
    );
    socket.write(headText(answer, [...headers, ['Connection', 'close']]), 'latin1');
    answer.pipe(socket);
  });
  upstream.once('error', () => {
    if (socket.writable) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    }
  });
  upstream.end();
}
