import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** In milliseconds. What a client opens in this time before the port is closed can still be reset. */
const shortTurn = 0.25;
/** In milliseconds. Clients that open connections all the time must not keep the server from its end. */
const longestWait = 1000;

/**
 * Resolves at the end of a turn of the event loop that has accepted no connection and has computed nothing. Node
 * accepts one connection in each turn and looks for it at the beginning, so what is opened during a long turn waits
 * for the next one.
 */
async function quietTurn(server: Server): Promise<void> {
  const start = performance.now();
  let hasAccepted = false;
  const onConnection = (): void => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  // The rest of the present turn does not look for connections any more.
  await nextTurn();
  let turnStart: number;
  let now = performance.now();
  do {
    hasAccepted = false;
    turnStart = now;
    await nextTurn();
    now = performance.now();
  } while ((hasAccepted || now - turnStart > shortTurn) && now - start < longestWait);
  server.off('connection', onConnection);
}

export interface StoppableListener {
  readonly listener: RequestListener;
  /** Closes the port. The connections that are open are answered. */
  stopListening(server: Server): Promise<void>;
}

/**
 * The system opens connections for clients before Node accepts them, and closing the port resets those that wait to
 * be accepted. Requests that come while the port is being closed are handled only after that: a server that answers them
 * meanwhile has no turn without work, and its clients open the next connections.
 */
export function stoppable(listener: RequestListener): StoppableListener {
  let held: (() => void)[] | null = null;
  return {
    listener(request, response) {
      if (held) held.push(() => listener(request, response));
      else listener(request, response);
    },
    async stopListening(server) {
      const requests: (() => void)[] = [];
      held = requests;
      await quietTurn(server);
      // The method of HTTP servers would also end idle connections.
      NetServer.prototype.close.call(server);
      held = null;
      for (const handle of requests) handle();
    },
  };
}
