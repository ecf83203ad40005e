import type { Handshake, SocketRules, SocketSession } from '#backend/socket-rules.ts';

/*
 * The listeners that connect Socket.IO's server to the rules of sockets. Every host on Node's HTTP
 * server uses them. The interfaces are the parts of both servers that this file needs, because backend
 * imports nothing of Node.
 */

interface Upgrade {
  readonly headers: Handshake;
}

interface IoSocket<Request> {
  readonly request: Request;
  emit(event: string, payload: unknown): unknown;
  disconnect(close: true): unknown;
  onAny(listener: (event: string, payload: unknown) => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
}

interface RequestServer {
  listeners(event: 'request'): readonly unknown[];
  removeAllListeners(event: 'request'): unknown;
  on(event: 'request', listener: unknown): unknown;
}

/**
 * `allowRequest` is an option of Socket.IO's server, `onConnection` is for its event `connection`.
 * `mayConnect` can refuse a handshake that the rules allow.
 */
export function createSocketListeners<Request extends Upgrade>(
  rules: SocketRules,
  mayConnect: (session: SocketSession, request: Request) => boolean = () => true,
) {
  const sessions = new WeakMap<Request, SocketSession>();
  return {
    // Socket.IO itself does not check the origin of websockets.
    allowRequest(request: Request, decide: (error: null, isAllowed: boolean) => void): void {
      void rules.admit(request.headers).then((session) => {
        const isAllowed = session !== null && mayConnect(session, request);
        if (isAllowed) sessions.set(request, session);
        decide(null, isAllowed);
      });
    },
    onConnection(socket: IoSocket<Request>): void {
      const session = sessions.get(socket.request);
      if (!session) return void socket.disconnect(true);
      const { receive, ended } = rules.open(session, {
        emit: (event, payload) => void socket.emit(event, payload),
        disconnect: () => void socket.disconnect(true),
      });
      socket.onAny(receive);
      socket.on('disconnect', ended);
    },
  };
}

/**
 * Attaches Socket.IO's server to an HTTP server without the listener that it adds for plain requests to
 * its path. That listener would answer them in its own format; without it, the API answers them with a
 * problem of the contract.
 */
export function attachSockets(server: RequestServer, attach: () => void): void {
  const listeners = [...server.listeners('request')];
  attach();
  server.removeAllListeners('request');
  for (const listener of listeners) server.on('request', listener);
}
