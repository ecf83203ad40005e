import type { ServerEvents as SocketEvents } from '#src/generated/contract/types.ts';

/** Events from the server; there are none before the client of the socket is loaded. */
interface ServerEvents extends Pick<SocketEvents, 'catalogueChanged'> {
  /** The connection is back after it was lost; events of the meantime are missing. */
  reconnected: null;
}

type Listeners = { [Name in keyof ServerEvents]: Set<(payload: ServerEvents[Name]) => void> };

const listeners: Listeners = { catalogueChanged: new Set(), reconnected: new Set() };

/** Subscribes until the returned function is called. */
export function subscribeToServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  listener: (payload: ServerEvents[Name]) => void,
): () => void {
  listeners[name].add(listener);
  return () => {
    listeners[name].delete(listener);
  };
}

/** For the socket: passes an event to its listeners. */
export function notifyServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  payload: ServerEvents[Name],
): void {
  for (const listener of listeners[name]) listener(payload);
}
