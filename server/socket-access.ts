import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientAddress } from './http/forwarded.ts';
import { clientClosed, type Observer } from './http/observe.ts';

interface Handshake {
  readonly requestId: string;
  readonly end: (status: number) => void;
  userId: string | null;
}

/** Calls the observer once for each handshake of a socket: Fastify does not see these requests. */
export function observeHandshakes(observer: Observer, trustedProxies: readonly string[]) {
  const addressOf = clientAddress(trustedProxies);
  const handshakes = new WeakMap<Duplex, Handshake>();
  return {
    begin(request: IncomingMessage): void {
      const { method = 'GET', socket } = request;
      const requestId = randomUUID();
      const ip = addressOf(request);
      const start = performance.now();
      let isDone = false;
      const handshake: Handshake = {
        requestId,
        userId: null,
        end(status) {
          if (isDone) return;
          isDone = true;
          const ms = Math.round((performance.now() - start) * 10) / 10;
          const { userId } = handshake;
          observer({ requestId, method, operation: 'socket', userId, ip, status, ms });
        },
      };
      handshakes.set(socket, handshake);
      socket.once('close', () => handshake.end(clientClosed));
    },
    setUser({ socket }: IncomingMessage, userId: string): void {
      const handshake = handshakes.get(socket);
      if (handshake) handshake.userId = userId;
    },
    requestId: (connection: Duplex): string => handshakes.get(connection)?.requestId ?? 'none',
    end(connection: Duplex, status: number): void {
      handshakes.get(connection)?.end(status);
    },
  };
}
