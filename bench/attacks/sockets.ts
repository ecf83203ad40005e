import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { frame, openRawWebSocket, received } from '#tests/support/raw-websocket.ts';
import type { Session } from '#bench/support/store.ts';
import { attackMs, times, type Attack, type Target } from './attack.ts';

function handshake({ url }: Target, { header }: Session): Socket {
  const port = Number(new URL(url).port);
  return openRawWebSocket(port, { origin: url, cookie: header, query: '' });
}

/** There is always an account; the error is only for the type check. */
function first(sessions: readonly Session[]): Session {
  const [session] = sessions;
  if (!session) throw new Error('There is no account.');
  return session;
}

/** What the socket has received up to this text; null if it is closed before. */
function receivedBeforeClose(socket: Socket, text: string): Promise<string | null> {
  const closed = new Promise<null>((resolve) => {
    socket.once('close', () => resolve(null));
  });
  return Promise.race([received(socket, text).catch(() => null), closed]);
}

const namespacesOfWrite = 500;
const reconnectMs = 100;

/** Asks for unknown namespaces until the server ends the connection or the time is over. */
async function askWithoutReading(socket: Socket, until: number): Promise<string> {
  if ((await receivedBeforeClose(socket, '"sid"')) === null) return 'refused';
  socket.pause();
  let count = 0;
  while (!socket.closed && performance.now() < until) {
    if (!socket.writableNeedDrain) {
      const frames = times(namespacesOfWrite, (index) => frame('text', `40/${count + index},`));
      count += namespacesOfWrite;
      socket.write(Buffer.concat(frames));
    }
    await wait(1);
  }
  const outcome = socket.closed ? 'ended by the server' : 'open to the end';
  socket.destroy();
  return outcome;
}

const unreadSocket: Attack = {
  name: 'a socket that asks for unknown namespaces and never reads, opened again ten times a second',
  async prepare(target) {
    return async () => {
      const outcomes: string[] = [];
      for (const until = performance.now() + attackMs; performance.now() < until;) {
        outcomes.push(await askWithoutReading(handshake(target, first(target.players)), until));
        await wait(reconnectMs);
      }
      return outcomes;
    };
  },
};

/** Resolves to the status of the handshake; the socket stays open. */
const statusOf = async (socket: Socket): Promise<string> => {
  const answer = await receivedBeforeClose(socket, '\r\n');
  return answer?.split(' ')[1] ?? 'closed';
};

const socketsAtOnce = 25;
const openMs = 100;

const silentSockets: Attack = {
  name: '2,000 silent sockets of one user, 250 a second',
  async prepare(target) {
    return async () => {
      const sockets: Socket[] = [];
      const statuses: Promise<string>[] = [];
      while (sockets.length < 2000) {
        const opened = times(socketsAtOnce, () => handshake(target, first(target.players)));
        sockets.push(...opened);
        statuses.push(...opened.map(statusOf));
        await wait(openMs);
      }
      const outcomes = await Promise.all(statuses);
      for (const socket of sockets) socket.destroy();
      return outcomes;
    };
  },
};

export const socketAttacks = { unreadSocket, silentSockets };
