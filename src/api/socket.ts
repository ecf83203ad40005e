import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '#src/generated/contract/types.ts';
import { apiHost } from './host.ts';
import { notifyServerEvent } from './server-events.ts';

type Listeners<Events> = { [Name in keyof Events]: (payload: Events[Name]) => void };

export type AppSocket = Socket<Listeners<ServerEvents>, Listeners<ClientEvents>>;

const socketOptions = {
  path: '/ws',
  withCredentials: true,
  autoConnect: false,
  // The contract has no polling transport, so that load balancers need no sticky sessions.
  transports: ['websocket'],
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
};

/** Milliseconds until the session is checked: a server that stops disconnects all users at once. */
const checkDelay = { least: 1000, spread: 2000 } as const;

/**
 * @param mayReconnect is called after the server has closed the socket, which it does when the session
 * ends and when it stops. Resolves to whether the user is still signed in.
 */
export function createSocket(mayReconnect: () => Promise<boolean>): AppSocket {
  const socket: AppSocket = io(apiHost(), socketOptions);
  let wasLost = false;
  async function reconnect(): Promise<void> {
    if (await mayReconnect()) socket.connect();
  }
  socket.on('connect', () => {
    socket.emit('ping', { message: 'Anyone at the table?' });
    notifyServerEvent(wasLost ? 'reconnected' : 'connected', null);
    wasLost = false;
  });
  socket.on('disconnect', (reason) => {
    wasLost = true;
    // After other reasons, the client connects again by itself.
    if (reason !== 'io server disconnect') return;
    setTimeout(() => void reconnect(), checkDelay.least + Math.random() * checkDelay.spread);
  });
  socket.on('pong', ({ message }) => {
    // oxlint-disable-next-line eslint/no-console -- the specification requires this line
    console.info(`pong: ${message}`);
  });
  socket.on('catalogueChanged', (payload) => notifyServerEvent('catalogueChanged', payload));
  socket.on('campaignChanged', (payload) => notifyServerEvent('campaignChanged', payload));
  socket.on('generationChanged', (payload) => notifyServerEvent('generationChanged', payload));
  socket.on('generationText', (payload) => notifyServerEvent('generationText', payload));
  return socket;
}
