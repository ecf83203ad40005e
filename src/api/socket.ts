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

export function createSocket(): AppSocket {
  const socket: AppSocket = io(apiHost(), socketOptions);
  let wasLost = false;
  socket.on('connect', () => {
    socket.emit('ping', { message: 'Anyone at the table?' });
    if (wasLost) notifyServerEvent('reconnected', null);
    wasLost = false;
  });
  socket.on('disconnect', () => {
    wasLost = true;
  });
  socket.on('pong', ({ message }) => {
    // oxlint-disable-next-line eslint/no-console -- the specification requires this line
    console.info(`pong: ${message}`);
  });
  socket.on('catalogueChanged', (payload) => notifyServerEvent('catalogueChanged', payload));
  socket.on('campaignChanged', (payload) => notifyServerEvent('campaignChanged', payload));
  return socket;
}
