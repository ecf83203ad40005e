import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const opcodes = { text: 0x81, ping: 0x89, pong: 0x8a };

/** A frame of a client with a text of less than 126 bytes. */
export function frame(kind: keyof typeof opcodes, text: string): Buffer {
  const payload = Buffer.from(text);
  // The key of the mask is zero, which leaves the payload as it is.
  return Buffer.concat([Buffer.from([opcodes[kind], 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

interface Handshake {
  readonly origin: string;
  readonly cookie: string;
  /** Added to the query of the address. */
  readonly query: string;
}

/** Sends a websocket handshake, for tests with frames that no client library sends. */
export function openRawWebSocket(port: number, { origin, cookie, query }: Handshake): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET /ws/?EIO=4&transport=websocket${query} HTTP/1.1\r\nHost: localhost\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
      `Origin: ${origin}\r\nCookie: ${cookie}\r\n\r\n`,
  );
  // The server may end the connection while the client still sends.
  socket.on('error', () => undefined);
  return socket;
}

/** Resolves with everything that the socket has received, as soon as it contains `text`. */
export async function received(socket: Socket, text: string): Promise<string> {
  let all = '';
  while (!all.includes(text)) {
    // The event has one argument, the bytes.
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    all += chunk.toString('latin1');
  }
  return all;
}
